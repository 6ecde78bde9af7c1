import '@fontsource-variable/inter/wght.css';
import { suppressStrayErrors } from './app/suppress-stray-errors';
import { startApp } from './bootstrap';

suppressStrayErrors();
startApp();

import './fonts/inter.css';
import { suppressStrayErrors } from './app/suppress-stray-errors';
import { startApp } from './bootstrap';

suppressStrayErrors();
startApp();

import './fonts/inter.css';
import { suppressStrayErrors } from './app/suppress-stray-errors';
import { trustOwnFiles } from './federation/page-files';
import { startApp } from './bootstrap';
import { beginDevelopment } from './development/begin-development';

if (process.env.NODE_ENV === 'development') beginDevelopment();
suppressStrayErrors();
trustOwnFiles();
startApp();

import './fonts/inter.css';
import { handleUncaughtErrors } from './app/handle-uncaught-errors';
import { requireFileDigests } from './federation/page-files';
import { startApp } from './bootstrap';
import { beginDevelopment } from './development/begin-development';

if (process.env.NODE_ENV === 'development') beginDevelopment();
handleUncaughtErrors();
requireFileDigests();
startApp();

import './fonts/inter.css';
import { handleUncaughtErrors } from './app/handle-uncaught-errors';
import { requireIntegrityHashes } from './federation/page-files';
import { startApp } from './bootstrap';
import { applyDevelopmentSettings } from './development/apply-development-settings';

if (process.env.NODE_ENV === 'development') applyDevelopmentSettings();
handleUncaughtErrors();
requireIntegrityHashes();
startApp();

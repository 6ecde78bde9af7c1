/** The browser's driver, for what else drives the product: `npm run bench`. */
export { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

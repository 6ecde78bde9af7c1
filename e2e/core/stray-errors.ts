import type { Page } from '@playwright/test';

/** How the shell begins its line about an error that nobody caught, which it lets go no further (G7). */
const stray = /^(Uncaught error|Unhandled rejection):/;

/** The errors that nobody in a page caught, from now on: what it logs of them, and what the browser says itself. */
export function strayErrors(page: Page, expected?: RegExp): () => readonly string[] {
  const heard: string[] = [];
  const hear = (text: string) => {
    if (expected?.test(text) !== true) heard.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' && stray.test(message.text())) hear(message.text());
  });
  page.on('pageerror', ({ message }) => hear(message));
  return () => heard;
}

import type { Page } from '@playwright/test';

/** Prefix of the line that the shell logs for an uncaught error (G7). */
const stray = /^(Uncaught error|Unhandled rejection):/;

export function collectUncaughtErrors(page: Page, expected?: RegExp): () => readonly string[] {
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

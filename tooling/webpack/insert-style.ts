/**
 * Becomes source text in webpack's runtime, and hands a stylesheet's link to what `chunk-retry.ts` put on the page.
 */
export function insertStyle(link: HTMLLinkElement): void {
  const page = globalThis as unknown as Record<symbol, (link: HTMLLinkElement) => void>;
  const insert = page[Symbol.for('trustfold.insert-style')];
  if (insert) insert(link);
  else document.head.append(link);
}

declare const __webpack_require__: { insertStyle: (link: HTMLLinkElement) => void };

/** Becomes source text in webpack's runtime, and hands a stylesheet's link to what `guard-chunks.ts` puts there. */
export function insertStyle(link: HTMLLinkElement): void {
  __webpack_require__.insertStyle(link);
}

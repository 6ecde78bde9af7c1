import { loadScript, type Done } from './load-script';
import { loadStyle } from './load-style';

declare const __webpack_require__: {
  l: (url: string, done: Done) => void;
  /** Called by `insert-style.ts`, which is source text in webpack's runtime. */
  insertStyle: (link: HTMLLinkElement) => void;
};

/**
 * Takes the place of webpack's loaders of scripts and stylesheets in the build that calls it: a shared
 * chunk that failed once would stay broken for the life of the page.
 */
export function guardChunks(): void {
  __webpack_require__.l = loadScript;
  __webpack_require__.insertStyle = loadStyle;
}

import { loadScript, type Done } from './load-script';
import { loadStyle } from './load-style';

declare const __webpack_require__: { l: (url: string, done: Done) => void };

/** Where `insert-style.ts`, which is source text in webpack's runtime, finds the page's one loader. */
const insertKey = Symbol.for('trustfold.insert-style');

/**
 * Takes the place of webpack's loaders of scripts and stylesheets in the build that calls it: a shared
 * chunk that failed once would stay broken for the life of the page.
 */
export function retryChunks(): void {
  __webpack_require__.l = loadScript;
  if (Reflect.get(globalThis, insertKey) === undefined)
    Reflect.set(globalThis, insertKey, loadStyle);
}

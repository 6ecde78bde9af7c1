import { loadEntry } from './load-entry';
import { loadScript, type Done } from './load-script';
import { loadStyle } from './load-style';

interface Wanted {
  readonly remoteInfo: { readonly entry: string; readonly entryGlobalName: string };
}

declare const __webpack_require__: { l: (url: string, done: Done) => void };

/** Where `insertStyle` of tooling, which is source text in webpack's runtime, finds the page's one loader. */
const insertKey = Symbol.for('trustfold.insert-style');

/**
 * Takes the place of webpack's loaders of scripts and stylesheets in the build that calls it: a shared
 * chunk that failed once would stay broken for the life of the page.
 */
function retryChunks(): void {
  __webpack_require__.l = loadScript;
  if (Reflect.get(globalThis, insertKey) === undefined)
    Reflect.set(globalThis, insertKey, loadStyle);
}

/**
 * Loads what the build that lists it asks for: its own chunks, and the entries of remotes. The loader of chunks is put
 * in place as the build begins: a remote that begins twice is one to the federation, which applies a plugin once.
 */
export default function loaderPlugin() {
  retryChunks();
  return {
    name: 'trustfold-loader',
    loadEntry: ({ remoteInfo }: Wanted) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
  };
}

import { loadScript, type Done } from './load-script';
import { loadStyle } from './load-style';

/** What a remote's entry leaves on the page. */
interface Container {
  readonly init: (...given: readonly unknown[]) => void | Promise<void>;
  readonly get: (module: string) => () => Promise<unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** An element with that id is a property of the page too, and is no container. */
function containerNamed(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/** Loads a remote's entry as every other script: with its digest, retries and a time limit. */
export function loadEntry(address: string, name: string): Promise<Container> {
  // What an earlier try left there would hide that this one leaves nothing.
  if (containerNamed(name)) Reflect.deleteProperty(globalThis, name);
  return new Promise((resolve, reject) => {
    loadScript(address, ({ type }) => {
      const container = type === 'load' ? containerNamed(name) : undefined;
      if (container) resolve(container);
      else reject(new Error(`The entry of ${name} did not load: ${type}.`));
    });
  });
}

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

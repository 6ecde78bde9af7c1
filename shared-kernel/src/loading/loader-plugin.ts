import { loadScript, loadStyle, type ScriptCallback } from './load-file';

interface Container {
  readonly init: (...given: readonly unknown[]) => void | Promise<void>;
  readonly get: (module: string) => () => Promise<unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/**
 * Returns the global with this name if it is a Module Federation container. It may also be a page element with this id.
 */
function findContainer(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/**
 * Loads the entry script of a remote. As for other scripts, its digest is checked, and there are retries and a time
 * limit.
 */
export function loadEntry(address: string, name: string): Promise<Container> {
  // Removes the container of an earlier attempt. Otherwise an entry that defines no container would seem to have
  // succeeded.
  if (findContainer(name)) Reflect.deleteProperty(globalThis, name);
  return new Promise((resolve, reject) => {
    loadScript(address, ({ type }) => {
      const container = type === 'load' ? findContainer(name) : undefined;
      if (container) resolve(container);
      else reject(new Error(`The entry of ${name} did not load: ${type}.`));
    });
  });
}

interface Wanted {
  readonly remoteInfo: { readonly entry: string; readonly entryGlobalName: string };
}

declare const __webpack_require__: { l: (url: string, done: ScriptCallback) => void };

/**
 * Webpack’s runtime finds the stylesheet loader of the page by this key. Its source text is `insertStyle` in tooling.
 */
const insertKey = Symbol.for('trustfold.insert-style');

/**
 * Replaces the script and stylesheet loaders of webpack in this build. Otherwise a shared chunk that failed once would
 * never load again.
 */
function retryChunks(): void {
  __webpack_require__.l = loadScript;
  if (Reflect.get(globalThis, insertKey) === undefined)
    Reflect.set(globalThis, insertKey, loadStyle);
}

/**
 * A Module Federation plugin that loads chunks and remote entries. It replaces the chunk loader as soon as the build
 * starts, because Module Federation applies a plugin only once.
 */
export default function loaderPlugin() {
  retryChunks();
  return {
    name: 'trustfold-loader',
    loadEntry: ({ remoteInfo }: Wanted) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
  };
}

import { loadScript, loadStyle, type ScriptCallback } from './load-script';

interface Container {
  readonly init: (...given: readonly unknown[]) => void | Promise<void>;
  readonly get: (module: string) => () => Promise<unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/**
 * Returns the container of a remote, a global variable. The type is checked, because a page element with the same id is
 * a global variable too.
 */
function findContainer(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/** Loads the entry script of a remote with an integrity check, retries and a time limit. */
export function loadEntry(address: string, name: string): Promise<Container> {
  // Removes the container of an earlier attempt. Otherwise, an entry that defines no container would seem to have
  // loaded.
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
 * Global key of the stylesheet loader. Webpack’s runtime calls the loader through the function `insertStyle` (in
 * tooling).
 */
const insertKey = Symbol.for('trustfold.insert-style');

/**
 * Replaces webpack’s script and stylesheet loaders in this build. Otherwise webpack would never reload a shared chunk
 * that failed once.
 */
function retryChunks(): void {
  __webpack_require__.l = loadScript;
  if (Reflect.get(globalThis, insertKey) === undefined)
    Reflect.set(globalThis, insertKey, loadStyle);
}

/**
 * A Module Federation runtime plugin that loads remote entries with retries. Each build calls this function to replace
 * its own chunk loader. A plugin hook cannot do this, because Module Federation registers only the first plugin of each
 * name.
 */
export default function createLoaderPlugin() {
  retryChunks();
  return {
    name: 'trustfold-loader',
    loadEntry: ({ remoteInfo }: Wanted) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
  };
}

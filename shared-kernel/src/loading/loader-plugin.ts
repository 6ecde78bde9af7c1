import { loadScript, loadStyle, type ScriptCallback } from './load-file';

interface Container {
  readonly init: (...given: readonly unknown[]) => void | Promise<void>;
  readonly get: (module: string) => () => Promise<unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Returns the global container of a remote. The check is needed because a page element with this id is global too. */
function findContainer(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/** Loads the entry script of a remote, with a digest check, retries and a time limit. */
export function loadEntry(address: string, name: string): Promise<Container> {
  // Removes the container of an earlier attempt, so that an entry without a container is detected.
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
 * The key under which webpack’s runtime finds the stylesheet loader. The source text of the loader is `insertStyle` in
 * tooling.
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
 * A Module Federation plugin that loads chunks and remote entries. Webpack’s chunk loader is replaced in every build,
 * because Module Federation applies a plugin only once.
 */
export default function createLoaderPlugin() {
  retryChunks();
  return {
    name: 'trustfold-loader',
    loadEntry: ({ remoteInfo }: Wanted) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
  };
}

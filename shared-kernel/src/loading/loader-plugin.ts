import { loadScript, loadStyle, type ScriptCallback } from './load-file';

interface Container {
  readonly init: (...given: readonly unknown[]) => void | Promise<void>;
  readonly get: (module: string) => () => Promise<unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Returns the global of this name if it is a container. Page elements with this id are globals too. */
function findContainer(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/** Loads a remote’s entry like every other script, with digest, retries and a time limit. */
export function loadEntry(address: string, name: string): Promise<Container> {
  // A container from an earlier attempt would hide that the current entry has defined none.
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

/** Webpack’s runtime finds the page’s stylesheet loader under this key. Its source text is `insertStyle` in tooling. */
const insertKey = Symbol.for('trustfold.insert-style');

/**
 * Replaces webpack’s script and stylesheet loaders in this build, because a shared chunk that failed once would
 * otherwise never load again.
 */
function retryChunks(): void {
  __webpack_require__.l = loadScript;
  if (Reflect.get(globalThis, insertKey) === undefined)
    Reflect.set(globalThis, insertKey, loadStyle);
}

/**
 * Module Federation plugin that loads chunks and remote entries. It replaces the chunk loader when the build starts:
 * Module Federation applies a plugin once, even if a remote starts twice.
 */
export default function loaderPlugin() {
  retryChunks();
  return {
    name: 'trustfold-loader',
    loadEntry: ({ remoteInfo }: Wanted) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
  };
}

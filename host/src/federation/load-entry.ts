import type { ShareScope } from './share-scope';

/** What a remote's entry leaves on the page, by webpack's container protocol. */
export interface Container {
  readonly init: (scope: ShareScope) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

/** The shell's own script loader, guarded by tooling/webpack/runtime: digests, and a retry for what failed. */
declare const __webpack_require__: {
  l: (url: string, done: (event: { readonly type: string }) => void) => void;
};

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** What an entry left on the page; an element whose id is the same name is on the page too, and is none. */
function containerNamed(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

/** Takes from the page what an entry left there, so that a later one that leaves nothing is known to. */
export function forgetEntry(name: string): void {
  if (containerNamed(name)) Reflect.deleteProperty(globalThis, name);
}

/** A remote's entry that was asked for. */
export interface Entry {
  readonly container: Promise<Container>;
  readonly state: () => 'awaited' | 'here' | 'failed';
}

/** Loads a remote's entry as every other script of the page is loaded, and asked for anew by whoever tries again. */
export function openEntry(address: string, name: string): Entry {
  let state: ReturnType<Entry['state']> = 'awaited';
  const container = new Promise<Container>((resolve, reject) => {
    __webpack_require__.l(address, ({ type }) => {
      const left = type === 'load' ? containerNamed(name) : undefined;
      if (left) {
        state = 'here';
        resolve(left);
        return;
      }
      state = 'failed';
      reject(new Error(`The entry of ${name} did not load: ${type}.`));
    });
  });
  return { container, state: () => state };
}

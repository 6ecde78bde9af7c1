import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

type Container = Exclude<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  void
>;

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

/** Entries that were asked for and have not failed, each with how to ask once more. */
const asked = new Map<string, () => void>();

/**
 * Asks once more for an entry that is on its way, whichever comes first, and lets one that has come be: a
 * second of it would find no platform. Tells whether there is such a one.
 */
export function askAgainForEntry(entry: string): boolean {
  const ask = asked.get(entry);
  ask?.();
  return ask !== undefined;
}

function loadContainer(entry: string, name: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    let awaited = 0;
    const ask = (url: string) => {
      awaited += 1;
      __webpack_require__.l(url, ({ type }) => {
        awaited -= 1;
        const container = type === 'load' ? containerNamed(name) : undefined;
        if (container) resolve(container);
        else if (awaited === 0) reject(new Error(`The entry of ${name} did not load: ${type}.`));
      });
    };
    asked.set(entry, () => ask(`${entry}?retry=${Date.now().toString(36)}`));
    ask(entry);
  });
}

/** Loads the remotes' entries as every other script of the page is loaded. */
export const entryPlugin: ModuleFederationRuntimePlugin = {
  name: 'entries',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    try {
      const container = await loadContainer(entry, entryGlobalName);
      asked.set(entry, () => undefined);
      return container;
    } catch (error) {
      asked.delete(entry);
      throw error;
    }
  },
};

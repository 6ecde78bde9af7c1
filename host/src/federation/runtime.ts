import {
  createInstance,
  init,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { lentKernel, lentLibraries } from 'shared-kernel/remote';
import { lentPlatform, platformVersion } from './lent-platform';
import { askAgainForEntry, entryPlugin, forgetEntry } from './load-entry';

export { satisfy } from '@module-federation/runtime';

// Remotes are built without the runtime and take it from here, so that a page holds one.
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: { runtime: { init }, bundlerRuntime, attachShareScopeMap },
});

const shared = Object.fromEntries(
  [...lentLibraries, ...lentKernel].map((name) => [
    name,
    {
      version: platformVersion(name),
      scope: 'default',
      shareConfig: {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${platformVersion(name)}`,
      },
      get: async () => {
        const platform = await lentPlatform;
        const module = await platform[name]();
        return () => module;
      },
    },
  ]),
);

/** Whoever asks for what the shell lends, here or in a remote, asks anew after a failure. */
registerGlobalPlugins([
  {
    name: 'failed-shares',
    errorLoadShare: ({ pkgName, shareScopeMap }) => {
      // The runtime keeps what it once began to load, a failure too.
      for (const share of Object.values(shareScopeMap['default']?.[pkgName] ?? {}))
        delete share.loading;
    },
  },
]);

/** Registrations whose remote has taken the platform. */
const begun = new Set<string>();

const beginPlugin: ModuleFederationRuntimePlugin = {
  name: 'begun',
  initContainer: (remote) => {
    begun.add(remote.remoteInfo.name);
    return remote;
  },
};

/** The federation of this page: the shell's platform, and the remotes that are registered with it. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared,
  plugins: [entryPlugin, beginPlugin],
});

interface Registration {
  readonly name: string;
  readonly entry: string;
}

/**
 * As what each remote is registered now. A remote that is to be had from elsewhere, or anew, is another
 * to the runtime: replacing one is possible there, but says so on the console.
 */
const registered = new Map<string, Registration>();
let leftBehind = 0;

/** Whether a remote's entry has come and begun: it stays, and a second of it would find no platform. */
export const hasBegun = (name: string): boolean => begun.has(registered.get(name)?.name ?? name);

/** Makes a remote known by its entry; one that is known stays as it is. */
export function registerRemote(name: string, entry: string): void {
  if (registered.has(name)) return;
  const registration = { name: leftBehind === 0 ? name : `${name}~${leftBehind}`, entry };
  registered.set(name, registration);
  federation.registerRemotes([{ ...registration, type: 'global', entryGlobalName: name }]);
}

/** A module that a remote exposes, by `remote/module`. */
export function loadRemote(id: string): Promise<unknown> {
  const end = id.indexOf('/');
  const name = id.slice(0, end);
  return federation.loadRemote(`${registered.get(name)?.name ?? name}${id.slice(end)}`);
}

/**
 * Makes way for another try of a remote: one whose entry failed, or has another address now, is let go of,
 * so that it may be registered anew; an entry still on its way is asked for once more beside itself.
 */
export function makeWay(name: string, entry: string): void {
  const known = registered.get(name);
  if (!known || hasBegun(name)) return;
  if (known.entry === entry && askAgainForEntry(entry)) return;
  registered.delete(name);
  forgetEntry(name);
  leftBehind += 1;
}

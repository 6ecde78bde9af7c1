import { createInstance, init } from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { lentPlatform, platformVersions, type PlatformName } from './lent-platform';
import { askAgainForEntry, entryPlugin } from './load-entry';

export { satisfy } from '@module-federation/runtime';

// Remotes are built without the runtime and take it from here, so that a page holds one.
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: { runtime: { init }, bundlerRuntime, attachShareScopeMap },
});

const shared = Object.fromEntries(
  Object.entries(platformVersions).map(([name, version]) => [
    name,
    {
      version,
      scope: 'default',
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      get: async () => {
        try {
          const platform = await lentPlatform;
          const module = await platform[name as PlatformName]();
          return () => module;
        } catch (error) {
          // The runtime keeps what it once began to load, a failure too.
          delete federation.shareScopeMap['default']?.[name]?.[version]?.loading;
          throw error;
        }
      },
    },
  ]),
);

/** The federation of this page: the shell's platform, and the remotes that are registered with it. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared,
  plugins: [entryPlugin],
});

type Remote = (typeof federation)['options']['remotes'][number];

// Registering by force begins with this, but then warns of a replacement that is meant here. It is not declared.
const remoteHandler = federation.remoteHandler as unknown as {
  removeRemote: (remote: Remote) => void;
};

/** Whether a remote's entry has come and begun: it stays, and a second of it would find no platform. */
export const hasBegun = (name: string): boolean =>
  federation.moduleCache.get(name)?.inited === true;

/**
 * Makes way for another try of a remote: one whose entry failed, or has another address now, is let go of,
 * so that it may be registered anew; an entry still on its way is asked for once more beside itself.
 */
export function makeWay(name: string, entry: string): void {
  if (hasBegun(name)) return;
  const remote = federation.options.remotes.find((registered) => registered.name === name);
  if (!remote) return;
  const isSame = 'entry' in remote && remote.entry === entry;
  if (!isSame || !askAgainForEntry(entry)) remoteHandler.removeRemote(remote);
}

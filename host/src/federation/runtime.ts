import { createInstance, init } from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { integrityPlugin } from './integrity-plugin';
import { lentPlatform, platformVersions, type PlatformName } from './lent-platform';

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
  plugins: [integrityPlugin],
});

type Remote = (typeof federation)['options']['remotes'][number];

// Registering by force begins with this, but then warns of a replacement that is meant here. It is not declared.
const remoteHandler = federation.remoteHandler as unknown as {
  removeRemote: (remote: Remote) => void;
};

/**
 * Lets go of a remote whose entry failed or is still on its way, so that it may be registered anew. One
 * that has begun stays: what it lacks it asks for anew by itself, and a second of it finds no platform.
 */
export function forgetRemote(name: string): void {
  if (federation.moduleCache.get(name)?.inited) return;
  const remote = federation.options.remotes.find((registered) => registered.name === name);
  if (remote) remoteHandler.removeRemote(remote);
}

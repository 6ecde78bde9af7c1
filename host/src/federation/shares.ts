import type { registerGlobalPlugins, registerShared } from '@module-federation/enhanced/runtime';
import { lentKernel, lentLibraries } from 'shared-kernel/remote';
import { sharedModules, sharedVersion, type SharedName } from './shared-versions';

type Shares = NonNullable<Parameters<typeof registerShared>[0]>;
type Plugin = Parameters<typeof registerGlobalPlugins>[0][number];

const shareOf = (name: SharedName): Shares[string] => ({
  version: sharedVersion(name),
  shareConfig: { singleton: true, requiredVersion: `^${sharedVersion(name)}` },
  get: async () => {
    const modules = await sharedModules;
    const module = await modules[name]();
    return () => module;
  },
});

/** The shell's platform: of everything the one version that the page runs. */
export const shares: Shares = Object.fromEntries(
  [...lentLibraries, ...lentKernel].map((name) => [name, shareOf(name)]),
);

/**
 * The federation keeps a share that failed for the life of the page: here it is forgotten, so that what needs it
 * next asks for it again. Each remote loads shares by an instance of its own, and so this is a plugin of them all.
 */
export const renewShares: Plugin = {
  name: 'trustfold-renew-shares',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {}))
      if (share.loaded !== true) share.loading = null;
  },
};

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from 'shared-kernel/loading';

/**
 * With `?inspect` in the address remotes are registered by their manifests, from which the federation's extension for
 * Chrome shows remotes, shares and versions. Without it the composition says all that a manifest would.
 */
export const isInspected = (): boolean =>
  new URLSearchParams(window.location.search).has('inspect');

/** Holds a manifest to the digest that its release names, and leaves all that it names to the guarded loaders. */
export const manifestHooks = {
  fetch: async (address) => {
    const { isRefused, digest } = integrityOf(address);
    if (isRefused) throw new Error(`No release names ${address}.`);
    return fetch(address, digest === undefined ? {} : { integrity: digest });
  },
  generatePreloadAssets: () =>
    Promise.resolve({ cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] }),
} satisfies Partial<ModuleFederationRuntimePlugin>;

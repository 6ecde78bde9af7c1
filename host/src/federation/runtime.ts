import {
  loadRemote as load,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  registerShared,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { renewShares, shares } from './shared-versions';
import { integrityOf } from 'shared-kernel/loading';

/**
 * With `?inspect` in the address remotes are registered by their manifests, from which the federation's extension for
 * Chrome shows remotes, shares and versions. Without it the composition says all that a manifest would.
 */
const isInspected = (): boolean => new URLSearchParams(window.location.search).has('inspect');

/** Holds a manifest to the digest that its release names, and leaves all that it names to the guarded loaders. */
const manifestHooks = {
  fetch: async (address) => {
    const { isRefused, digest } = integrityOf(address);
    if (isRefused) throw new Error(`No release names ${address}.`);
    return fetch(address, digest === undefined ? {} : { integrity: digest });
  },
  generatePreloadAssets: () =>
    Promise.resolve({ cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] }),
} satisfies Partial<ModuleFederationRuntimePlugin>;

export { fits } from './fits';

/** The address of each remote's entry. */
const entries = new Map<string, string>();

const begun = new Set<string>();

registerPlugins([
  {
    name: 'trustfold-remotes',
    afterInitRemote: ({ remoteInfo: { name }, error }) => {
      if (error === undefined) begun.add(name);
    },
    ...manifestHooks,
  },
]);
registerGlobalPlugins([renewShares]);
registerShared(shares);

/** Whether a remote's entry has loaded and begun: it stays, and a second of it would find no platform. */
export const hasBegun = (name: string): boolean => begun.has(name);

/** Makes a remote known by its entry. One that has begun stays as it is; one that has not may have another by now. */
export function registerRemote(name: string, entry: string, manifest?: string): void {
  const known = entries.get(name);
  if (known === entry || hasBegun(name)) return;
  entries.set(name, entry);
  const isByManifest = manifest !== undefined && isInspected();
  registerRemotes([{ name, entry: isByManifest ? manifest : entry }], {
    force: known !== undefined,
  });
}

/** A module that a remote exposes, by `remote/module`. */
export const loadRemote = (id: string): Promise<unknown> => load(id);

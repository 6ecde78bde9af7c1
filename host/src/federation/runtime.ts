import {
  loadRemote as load,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  registerShared,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { retryFailedShares, sharedModuleOptions } from './shared-versions';
import { integrityOf } from 'shared-kernel/loading';

/**
 * The Module Federation browser extension needs manifests. With `?inspect`, remotes are registered by their manifests.
 */
const isInspected = (): boolean => new URLSearchParams(window.location.search).has('inspect');

/**
 * Checks a manifest against the digest in its release. Nothing is preloaded, because the runtime would not check
 * digests.
 */
const manifestHooks = {
  fetch: async (address) => {
    const { isRefused, digest } = integrityOf(address);
    if (isRefused) throw new Error(`No release contains ${address}.`);
    return fetch(address, digest === undefined ? {} : { integrity: digest });
  },
  generatePreloadAssets: () =>
    Promise.resolve({ cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] }),
} satisfies Partial<ModuleFederationRuntimePlugin>;

export { satisfiesRange } from './satisfies-range';

const entries = new Map<string, string>();

const started = new Set<string>();

registerPlugins([
  {
    name: 'trustfold-remotes',
    afterInitRemote: ({ remoteInfo: { name }, error }) => {
      if (error === undefined) started.add(name);
    },
    ...manifestHooks,
  },
]);
registerGlobalPlugins([retryFailedShares]);
registerShared(sharedModuleOptions);

/** Whether the entry of a remote has started. A started entry cannot be replaced. */
export const hasRemoteStarted = (name: string): boolean => started.has(name);

/** Registers a remote by its entry. The entry cannot change after the remote has started. */
export function registerRemote(name: string, entry: string, manifest?: string): void {
  const known = entries.get(name);
  if (known === entry || hasRemoteStarted(name)) return;
  entries.set(name, entry);
  const isByManifest = manifest !== undefined && isInspected();
  registerRemotes([{ name, entry: isByManifest ? manifest : entry }], {
    force: known !== undefined,
  });
}

export const loadRemote = (id: string): Promise<unknown> => load(id);

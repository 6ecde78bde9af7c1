import {
  loadRemote as load,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  registerShared,
} from '@module-federation/enhanced/runtime';
import { containRemotes, putBack } from './containment';
import { isInspected, manifestHooks } from './manifests';
import { renewShares, shares } from './shares';

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
containRemotes((name) => entries.get(name)?.replace(/[^/]*$/, ''));

/** Whether a remote's entry has come and begun: it stays, and a second of it would find no platform. */
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
export async function loadRemote(id: string): Promise<unknown> {
  try {
    return await load(id);
  } finally {
    putBack(id.slice(0, id.indexOf('/')));
  }
}

import {
  loadRemote as load,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
  registerShared,
} from '@module-federation/enhanced/runtime';
import { sharedModuleRetryPlugin, sharedModuleOptions } from './shared-versions';

export { satisfiesRange } from './satisfies-range';

const entries = new Map<string, string>();

const started = new Set<string>();

registerPlugins([
  {
    name: 'trustfold-remotes',
    afterInitRemote: ({ remoteInfo: { name }, error }) => {
      if (error === undefined) started.add(name);
    },
  },
]);
registerGlobalPlugins([sharedModuleRetryPlugin]);
registerShared(sharedModuleOptions);

/** Whether the entry script of a remote has run. After that, the page cannot load another release of the remote. */
export const hasRemoteStarted = (name: string): boolean => started.has(name);

/** Registers a remote under the URL of its entry. The URL cannot change after the remote has started. */
export function registerRemote(name: string, entry: string): void {
  const known = entries.get(name);
  if (known === entry || hasRemoteStarted(name)) return;
  entries.set(name, entry);
  registerRemotes([{ name, entry }], { force: known !== undefined });
}

export const loadRemote = (id: string): Promise<unknown> => load(id);

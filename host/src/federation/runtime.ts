import { containRemotes, putBack } from './containment';
import { lendRuntime } from './lent-runtime';
import { forgetEntry, openEntry, type Container, type Entry } from './load-entry';
import { shareScope } from './share-scope';

export { fits } from './fits';

lendRuntime();

interface Remote {
  readonly address: string;
  entry?: Entry;
  /** Its container, which has taken the platform; none where it could not. */
  beginning?: Promise<Container>;
  hasBegun: boolean;
}

/** The remotes of this page, each by the address of its entry. */
const remotes = new Map<string, Remote>();

containRemotes((name) => remotes.get(name)?.address.replace(/[^/]*$/, ''));

/** Whether a remote's entry has come and begun: it stays, and a second of it would find no platform. */
export const hasBegun = (name: string): boolean => remotes.get(name)?.hasBegun === true;

/** Makes a remote known by its entry; one that is known stays as it is. */
export function registerRemote(name: string, address: string): void {
  if (!remotes.has(name)) remotes.set(name, { address, hasBegun: false });
}

async function begin(name: string, remote: Remote): Promise<Container> {
  try {
    remote.entry ??= openEntry(remote.address, name);
    const container = await remote.entry.container;
    await container.init(shareScope);
    remote.hasBegun = true;
    return container;
  } catch (error) {
    delete remote.beginning;
    throw error;
  }
}

/** A module that a remote exposes, by `remote/module`: the container protocol, as webpack documents it. */
export async function loadRemote(id: string): Promise<unknown> {
  const end = id.indexOf('/');
  const name = id.slice(0, end);
  const remote = remotes.get(name);
  if (!remote) throw new Error(`Nobody said where ${name} is.`);
  remote.beginning ??= begin(name, remote);
  const container = await remote.beginning;
  const factory = await container.get(`.${id.slice(end)}`);
  try {
    return factory();
  } finally {
    putBack(name);
  }
}

/**
 * Makes way for another try of a remote: one whose entry failed, or has another address now, is let go of,
 * so that it may be registered anew; an entry still on its way stays the one that is waited for.
 */
export function makeWay(name: string, address: string): void {
  const known = remotes.get(name);
  if (!known || known.hasBegun) return;
  const isOnItsWay = known.entry && known.entry.state() !== 'failed';
  if (known.address === address && isOnItsWay) return;
  remotes.delete(name);
  forgetEntry(name);
}

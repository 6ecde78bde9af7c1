import { changeComposition } from '../compose/compose';
import { readPointer } from '../compose/documents';
import { readShellRecord } from '../compose/shell-record';
import { CliError } from '../run/cli-error';
import { readPublicKey } from '../signing/key-files';
import { requireTakenByPages } from '../signing/sign-pointer';
import type { PinnedKeys } from '../signing/signing';
import type { Task } from './verbs/task';

/** Whom the pages of a shell are to believe: as was said, else as those that stand. */
async function namedKeys(
  { values, store, from }: Pick<Task, 'values' | 'store' | 'from'>,
  environment: string,
): Promise<PinnedKeys | undefined> {
  const { trust = [], 'trust-stamp': stamp } = values;
  const read = (named: string) => readPublicKey(named, from);
  const standing = (await readShellRecord(store, environment))?.trust;
  if (trust.includes('none')) return undefined;
  if (trust.length > 2)
    throw new CliError('A page believes two keys at most: the one in use and the next.');
  const keys = trust.length > 0 ? await Promise.all(trust.map(read)) : standing?.keys;
  if (!keys) {
    if (stamp === undefined) return undefined;
    throw new CliError('--trust-stamp needs --trust: a stamp alone proves nothing.');
  }
  const isUnstamped = stamp === 'none';
  const stampKey =
    stamp === undefined ? standing?.stampKey : isUnstamped ? undefined : await read(stamp);
  return { keys, ...(stampKey !== undefined && { stampKey }) };
}

/** The same, once what stands is signed as those pages will ask for it; where it is not yet, it is signed now. */
export async function pinnedKeys(
  task: Pick<Task, 'values' | 'store' | 'from' | 'signing'>,
  environment: string,
): Promise<PinnedKeys | undefined> {
  const pinned = await namedKeys(task, environment);
  const trust = pinned && { environment, ...pinned };
  const { store, signing } = task;
  const standing = async () => (await readPointer(store, environment))?.text;
  const held = await standing();
  if (!trust || held === undefined || task.values['dry-run'] === true) return pinned;
  const isTaken = await requireTakenByPages(held, trust, new Date()).catch(() => undefined);
  if (isTaken === undefined && signing)
    await changeComposition(store, environment, {
      change: (current = { schema: 1, remotes: {} }) => current,
      action: 'sign',
      signing,
      again: true,
    });
  await requireTakenByPages((await standing()) ?? '', trust, new Date());
  return pinned;
}

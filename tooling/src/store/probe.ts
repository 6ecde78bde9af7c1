import { randomUUID } from 'node:crypto';
import { CliError } from '../base/cli-error';
import type { Store } from './store';

const clockToleranceMs = 15 * 60_000;

const text = (value: string) => Buffer.from(JSON.stringify({ probe: value }));

function refuse(store: Store, lack: string): never {
  throw new CliError(
    `${store.name} cannot hold releases: ${lack}, so two releases at once could undo each other.`,
  );
}

async function swapsRight(store: Store, key: string): Promise<boolean> {
  const held = await store.get(key);
  return store.swap(key, text('swapped'), held?.tag);
}

/**
 * Tries on a throw-away key whether the store keeps the conditions that promotion rests on, and
 * refuses it with the reason where it does not. Refuses a machine whose clock is far from the store's too.
 */
export async function probeStore(store: Store): Promise<void> {
  const key = `probe/${randomUUID()}.json`;
  try {
    if (!(await store.putNew(key, text('first'))))
      refuse(store, 'it refuses to create a key that does not exist');
    const modified = (await store.list(key))[0]?.modified;
    if (await store.putNew(key, text('second')))
      refuse(store, 'it overwrites a key that must not be overwritten');
    if (await store.swap(key, text('stale'), '"00000000000000000000000000000000"'))
      refuse(store, 'it overwrites a key that was changed meanwhile');
    while (!(await swapsRight(store, key)))
      if (store.nextTagForm?.() !== true)
        refuse(store, 'it does not replace a key on the condition that it is unchanged');
    if (modified) requireClock(modified, new Date());
  } finally {
    // A deployer that may not delete leaves the key to the rule that `policies` writes for `probe/`.
    await store.remove([key]).catch(() => undefined);
  }
}

function requireClock(stores: Date, own: Date): void {
  const difference = own.getTime() - stores.getTime();
  if (Math.abs(difference) <= clockToleranceMs) return;
  const minutes = Math.round(Math.abs(difference) / 60_000);
  const span = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  throw new CliError(
    `This machine’s clock is ${span} ${difference > 0 ? 'ahead of' : 'behind'} the store’s: set it, then try again.`,
  );
}

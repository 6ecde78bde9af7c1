import { useEffect, useState } from 'react';
import { onPageReturn } from 'shared-kernel/shell';

/** Storage status reported by the browser. `left` is the free space in bytes. */
export type StorageSpace =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown' }
  | { readonly state: 'known'; readonly isKept: boolean; readonly left: number | undefined };

/** The part of `navigator` that this file uses. Old browsers and insecure pages have no `storage`. */
interface Keeping {
  readonly storage?: Partial<Pick<StorageManager, 'persisted' | 'estimate'>>;
}

const keeping = (): Keeping => navigator;

async function readStorageSpace(): Promise<StorageSpace> {
  const { storage } = keeping();
  if (!storage?.persisted) return { state: 'unknown' };
  const isKept = await storage.persisted();
  const { quota, usage = 0 } = (await storage.estimate?.().catch(() => undefined)) ?? {};
  return { state: 'known', isKept, left: quota && Math.max(quota - usage, 0) };
}

/**
 * Returns whether storage is persistent and how much space is free. Checked again when the user returns to the page.
 */
export function useStorageSpace(): StorageSpace {
  const [room, setRoom] = useState<StorageSpace>({ state: 'loading' });
  useEffect(() => {
    let isShown = true;
    const show = (answer: StorageSpace) => isShown && setRoom(answer);
    const ask = () => void readStorageSpace().then(show, () => show({ state: 'unknown' }));
    ask();
    const stopAsking = onPageReturn(ask);
    return () => {
      isShown = false;
      stopAsking();
    };
  }, []);
  return room;
}

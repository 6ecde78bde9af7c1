import { formatBytes } from '../../format';
import { CommandError } from '../commands/command-error';

/** Old browsers and insecure pages have none. */
interface Keeping {
  readonly storage?: Partial<Pick<StorageManager, 'estimate'>>;
}

/** How much room this browser has left, in bytes; `undefined` where it does not say. */
async function roomLeft(): Promise<number | undefined> {
  const browser: Keeping = navigator;
  const estimate = await browser.storage?.estimate?.().catch(() => undefined);
  return estimate?.quota && estimate.quota - (estimate.usage ?? 0);
}

/** Refuses what is larger than the room that this browser has for it, before anything is written. */
export async function refuseWithoutRoom(bytes: number): Promise<void> {
  const left = await roomLeft();
  if (left === undefined || bytes <= left) return;
  const sizes = `The file has ${formatBytes(bytes)}, and this browser has room for ${formatBytes(Math.max(left, 0))}.`;
  throw new CommandError('invalid', sizes);
}

import { durableStorage, liveStorage, sessionScopedStorage } from 'shared-kernel/shell';
import { seenSignOutsKey, signOutsKey } from './session-keys';

/** Parses a stored count; returns 0 for invalid text. */
function countIn(text: string | null): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const signOuts = () => countIn(durableStorage.get(signOutsKey));
const seenSignOuts = () => sessionScopedStorage.get(seenSignOutsKey);

/**
 * Whether a sign-out happened since this browser tab signed in (R32). Compares counts, because clocks may jump. Ignores
 * a lower count, because local storage may be blocked or cleared.
 */
export function isSignedOutSince(count = signOuts()): boolean {
  const seen = seenSignOuts();
  return seen !== null && count > countIn(seen);
}

/** Stores the current sign-out count in a browser tab that has none. */
export function initializeSeenSignOuts(): void {
  if (seenSignOuts() === null) sessionScopedStorage.set(seenSignOutsKey, String(signOuts()));
}

/** Stores the sign-out count for browser tabs that are open, frozen or restored later. */
export function storeSignOuts(count: number): void {
  if (count > signOuts()) liveStorage.set(signOutsKey, String(count));
}

export const nextSignOut = (): number => Math.max(signOuts(), countIn(seenSignOuts())) + 1;

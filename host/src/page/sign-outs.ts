import { durableStorage, liveStorage, sessionScopedStorage } from 'shared-kernel/shell';
import { seenSignOutsKey, signOutsKey } from './session-keys';

function countIn(text: string | null): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const signOuts = () => countIn(durableStorage.get(signOutsKey));
const seenSignOuts = () => sessionScopedStorage.get(seenSignOutsKey);

/**
 * Whether a user has signed out since this browser tab signed in (R32). Compares counts and not times, because the
 * clock may change.
 */
export function hasSignedOutSinceSignIn(count = signOuts()): boolean {
  const seen = seenSignOuts();
  return seen !== null && count > countIn(seen);
}

/** Stores the current sign-out count for this browser tab, unless the tab already has one. */
export function initializeSeenSignOuts(): void {
  if (seenSignOuts() === null) sessionScopedStorage.set(seenSignOutsKey, String(signOuts()));
}

/** Stores the sign-out count, for tabs that are frozen now or restored later. */
export function storeSignOutCount(count: number): void {
  if (count > signOuts()) liveStorage.set(signOutsKey, String(count));
}

export const computeNextSignOutCount = (): number =>
  Math.max(signOuts(), countIn(seenSignOuts())) + 1;

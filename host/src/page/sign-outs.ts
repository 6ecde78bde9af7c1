import { durableStorage, rememberedStorage, sessionScopedStorage } from 'shared-kernel/shell';
import { seenSignOutsKey, signOutsKey } from './session-keys';

/** The count in a stored text; 0 for anything else. */
function countIn(text: string | null): number {
  const count = Number(text);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const signOuts = () => countIn(durableStorage.get(signOutsKey));
const seenSignOuts = () => sessionScopedStorage.get(seenSignOutsKey);

/**
 * Whether there were more sign-outs than when this browser tab signed in (R32). Counts are compared, as clocks may
 * jump. A lower count is no sign-out: local storage may be blocked or was cleared.
 */
export function isSignedOutSince(count = signOuts()): boolean {
  const seen = seenSignOuts();
  return seen !== null && count > countIn(seen);
}

/** Begins to compare from now, in a tab that does not yet. */
export function followSignOuts(): void {
  if (seenSignOuts() === null) sessionScopedStorage.set(seenSignOutsKey, String(signOuts()));
}

/** Stores a count for every tab that is open, frozen or restored later. */
export function storeSignOuts(count: number): void {
  if (count > signOuts()) rememberedStorage.set(signOutsKey, String(count));
}

/** The count after one more sign-out. */
export const nextSignOut = (): number => Math.max(signOuts(), countIn(seenSignOuts())) + 1;

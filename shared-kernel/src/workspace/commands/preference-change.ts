import type { Preferences } from '../../domain/profile';
import { keysOf } from '../../format/map-to-record';
import type { WriteOutcome } from '../database/source';

/** The storage of the user's preferences, which is separate from the workspace. */
export interface PreferencesStore {
  read(): Preferences;
  write(changes: Partial<Preferences>): void;
}

export interface PreferenceChange {
  readonly before: Partial<Preferences>;
  readonly after: Partial<Preferences>;
}

function preferencesBetween(before: Preferences, after: Preferences): Partial<Preferences> {
  const names = keysOf({ ...before, ...after });
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

/** Returns the change between two sets of preferences, or `undefined` if both are equal. */
export function createPreferenceChange(
  before: Preferences,
  after: Preferences,
): PreferenceChange | undefined {
  const changed = preferencesBetween(before, after);
  if (Object.keys(changed).length === 0) return undefined;
  return { before: preferencesBetween(after, before), after: changed };
}

/** Stores new preferences, then runs `write`. If `write` fails, the old preferences are restored. */
export async function writeWithPreferences(
  preferences: PreferencesStore,
  change: PreferenceChange | undefined,
  write: () => Promise<WriteOutcome>,
): Promise<WriteOutcome> {
  if (!change) return write();
  preferences.write(change.after);
  let isKept = false;
  try {
    const outcome = await write();
    isKept = outcome.ok;
    return outcome;
  } finally {
    if (!isKept) preferences.write(change.before);
  }
}

const namesAndValues = (changes: Partial<Preferences>) =>
  keysOf(changes).map((name) => [name, changes[name]] as const);

/**
 * Applies new preferences at once, while `work` still reads the old ones. If `work` fails, restores the old
 * preferences, except those that the user has changed again.
 */
export async function withOptimisticPreferences<T>(
  port: PreferencesStore,
  shown: Partial<Preferences> | undefined,
  work: (port: PreferencesStore) => Promise<T>,
): Promise<T> {
  if (!shown) return work(port);
  const before = preferencesBetween({ ...port.read(), ...shown }, port.read());
  port.write(shown);
  const isShown = ([name, value]: readonly [keyof Preferences, unknown]) => shown[name] === value;
  try {
    return await work({
      read: () => ({ ...port.read(), ...before }),
      // Skips preferences that are already shown, because the user may have changed them again.
      write: (changes) => {
        if (!namesAndValues(changes).every(isShown)) port.write(changes);
      },
    });
  } catch (error) {
    const standing = port.read();
    const own = namesAndValues(before).filter(([name]) => isShown([name, standing[name]]));
    port.write(Object.fromEntries(own));
    throw error;
  }
}

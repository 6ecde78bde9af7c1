import type { Preferences } from '../../domain/profile';
import { keysOf } from '../../format/record-of';
import type { WriteOutcome } from '../database/source';

/** Where the reader's settings are kept, which is not the workspace. */
export interface PreferencesPort {
  read(): Preferences;
  write(changes: Partial<Preferences>): void;
}

/** What a command changes of the reader's settings: the fields as they were, and as they become. */
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

/** What differs between settings; `undefined` where nothing does. */
export function preferenceChange(
  before: Preferences,
  after: Preferences,
): PreferenceChange | undefined {
  const changed = preferencesBetween(before, after);
  if (Object.keys(changed).length === 0) return undefined;
  return { before: preferencesBetween(after, before), after: changed };
}

/** The same the other way round. */
export const takenBack = ({ before, after }: PreferenceChange): PreferenceChange => ({
  before: after,
  after: before,
});

/** Changes settings at once, as records are shown at once, and back where the write that goes along fails. */
export async function writeWithPreferences(
  preferences: PreferencesPort,
  change: PreferenceChange,
  write: () => Promise<WriteOutcome>,
): Promise<WriteOutcome> {
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
 * Shows settings before the work that changes them, which finds them as they were; they are taken back where it
 * fails, unless they were changed since.
 */
export async function showingAhead<T>(
  port: PreferencesPort,
  shown: Partial<Preferences>,
  work: (port: PreferencesPort) => Promise<T>,
): Promise<T> {
  const before = preferencesBetween({ ...port.read(), ...shown }, port.read());
  port.write(shown);
  const isShown = ([name, value]: readonly [keyof Preferences, unknown]) => shown[name] === value;
  try {
    return await work({
      read: () => ({ ...port.read(), ...before }),
      // What is shown already is not written again, since when the next press may have changed it.
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

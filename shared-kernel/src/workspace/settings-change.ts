import type { Preferences } from '../domain/profile';
import type { WriteOutcome } from './source';

/** Where the reader's settings are kept, which is not the workspace. */
export interface PreferencesPort {
  read(): Preferences;
  write(changes: Partial<Preferences>): void;
}

/** What a command changes of the reader's settings: the fields as they were, and as they become. */
export interface SettingsChange {
  readonly before: Partial<Preferences>;
  readonly after: Partial<Preferences>;
}

function settingsBetween(before: Preferences, after: Preferences): Partial<Preferences> {
  const names = Object.keys(after) as (keyof Preferences)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

export const settingsChange = (before: Preferences, after: Preferences): SettingsChange => ({
  before: settingsBetween(after, before),
  after: settingsBetween(before, after),
});

export const changesSettings = ({ after }: SettingsChange): boolean =>
  Object.keys(after).length > 0;

/** The same the other way round. */
export const takenBack = ({ before, after }: SettingsChange): SettingsChange => ({
  before: after,
  after: before,
});

/** Changes settings at once, as records are shown at once, and back where the write that goes along fails. */
export async function writeWithSettings(
  preferences: PreferencesPort,
  change: SettingsChange,
  write: () => Promise<WriteOutcome>,
): Promise<WriteOutcome> {
  if (!changesSettings(change)) return write();
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

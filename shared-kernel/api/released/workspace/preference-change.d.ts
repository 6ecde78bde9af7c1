import type { Preferences } from '../domain/profile';
import type { WriteOutcome } from './source';
export interface PreferencesPort {
    read(): Preferences;
    write(changes: Partial<Preferences>): void;
}
export interface PreferenceChange {
    readonly before: Partial<Preferences>;
    readonly after: Partial<Preferences>;
}
export declare const preferenceChange: (before: Preferences, after: Preferences) => PreferenceChange;
export declare const changesPreferences: ({ after }: PreferenceChange) => boolean;
export declare const takenBack: ({ before, after }: PreferenceChange) => PreferenceChange;
export declare function writeWithPreferences(preferences: PreferencesPort, change: PreferenceChange, write: () => Promise<WriteOutcome>): Promise<WriteOutcome>;
export declare function showingAhead<T>(port: PreferencesPort, shown: Partial<Preferences> | undefined, work: (port: PreferencesPort) => Promise<T>): Promise<T>;

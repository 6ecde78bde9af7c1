import type { Preferences } from '../domain/profile';
import type { WriteOutcome } from './source';
export interface PreferencesPort {
    read(): Preferences;
    write(changes: Partial<Preferences>): void;
}
export interface SettingsChange {
    readonly before: Partial<Preferences>;
    readonly after: Partial<Preferences>;
}
export declare const settingsChange: (before: Preferences, after: Preferences) => SettingsChange;
export declare const changesSettings: ({ after }: SettingsChange) => boolean;
export declare const takenBack: ({ before, after }: SettingsChange) => SettingsChange;
export declare function writeWithSettings(preferences: PreferencesPort, change: SettingsChange, write: () => Promise<WriteOutcome>): Promise<WriteOutcome>;

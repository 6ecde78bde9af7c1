import type { Preferences } from '../domain/profile';
export declare function readPreferences(): Preferences;
export declare const preferencesAtom: import("jotai").WritableAtom<Preferences, [changes: Partial<Preferences>], void>;
export declare function usePreferencesValue(): Preferences;

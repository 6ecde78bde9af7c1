import { type Preferences } from './preferences';
import { type Profile } from './profile.schema';
export declare const profileExportText: (profile: Profile, preferences: Preferences, exportedAt: string) => string;
export declare const profileFileName: (what: "profile" | "security-report", { portal }: Pick<Profile, "portal">, now: string) => string;

import { type AuditEntry } from '../audit';
import { type Profile } from './profile.schema';
export declare const entriesOfProfile: ({ portal, fullName }: Pick<Profile, "portal" | "fullName">, entries: readonly AuditEntry[]) => AuditEntry[];

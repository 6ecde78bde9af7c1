import { type PdfContent } from '../../format';
import { type AuditEntry } from '../audit';
import { type Preferences } from './preferences';
import { type Profile } from './profile.schema';
export interface SecurityReportFacts {
    readonly profile: Profile;
    readonly preferences: Preferences;
    readonly entries: readonly AuditEntry[];
    readonly now: string;
}
export declare const reportedEntries = 100;
export declare function securityReport(facts: SecurityReportFacts): PdfContent;

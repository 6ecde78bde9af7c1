import { type AuditEntry } from '../domain/audit';
import { type DataViewQuery } from '../ui';
export interface AuditTrailProps {
    readonly entries: DataViewQuery<readonly AuditEntry[]>;
    readonly noun: string;
}
export declare function AuditTrail({ entries, noun }: AuditTrailProps): import("react").JSX.Element;

import { formatCsvTime, type CsvColumn } from 'shared-kernel/format';
import { getAuditActionLabel, getAuditPortalLabel } from './audit-action';
import type { AuditEntry } from './audit-entry.schema';

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));

/** CSV columns of the audit log. Times are in UTC with seconds. The record before and after the change is in JSON. */
export const auditCsvColumns: readonly CsvColumn<AuditEntry>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Time (UTC)', value: ({ at }) => formatCsvTime(at, 'second') },
  { header: 'Actor', value: ({ actor }) => actor },
  { header: 'Portal', value: getAuditPortalLabel },
  { header: 'Action', value: getAuditActionLabel },
  { header: 'Action id', value: ({ action }) => action },
  { header: 'Collection', value: ({ subject }) => subject.collection },
  { header: 'Record', value: ({ subject }) => subject.id },
  { header: 'Record name', value: ({ subject }) => subject.label },
  { header: 'Note', value: ({ note }) => note },
  { header: 'Before', value: ({ before }) => json(before) },
  { header: 'After', value: ({ after }) => json(after) },
];

import type { AuditEntry } from './audit-entry.schema';

const sampleId = /^AU-\d{3}(?:-\d+)?$/;

/** Whether an entry came with the sample; of whichever seeding; what the workspace records has a longer id. */
export const isSampleEntry = ({ id }: Pick<AuditEntry, 'id'>): boolean => sampleId.test(id);

import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatNumber } from 'shared-kernel/format';

/** How several cases are called together: one by its client, more by how many there are. */
export const countedCases = (records: readonly Pick<ComplianceRecord, 'name'>[]): string => {
  const [first] = records;
  return records.length === 1 && first ? first.name : `${formatNumber(records.length)} cases`;
};

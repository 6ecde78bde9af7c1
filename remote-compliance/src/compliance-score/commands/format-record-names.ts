import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatNumber } from 'shared-kernel/format';

export const formatRecordNames = (records: readonly Pick<ComplianceRecord, 'name'>[]): string => {
  const [first] = records;
  return records.length === 1 && first ? first.name : `${formatNumber(records.length)} cases`;
};

import { memo } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { VirtualCardGrid } from 'shared-kernel/ui';
import { ComplianceCard } from './compliance-card';

interface ComplianceCardsProps {
  readonly records: readonly ComplianceRecord[];
  /** ISO moment that “ago” counts from. */
  readonly now: string;
}

/** The list as cards, however long; typing into the search leaves it alone until it changes. */
export const ComplianceCards = memo(function ComplianceCards({
  records,
  now,
}: ComplianceCardsProps) {
  return (
    <VirtualCardGrid
      label="Compliance cases"
      items={records}
      itemKey={({ id }) => id}
      renderItem={(record) => <ComplianceCard record={record} now={now} />}
      minColumnWidth={520}
      estimateRowHeight={200}
      gap={12}
    />
  );
});

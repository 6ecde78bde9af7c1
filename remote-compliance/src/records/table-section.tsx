import type { ReactNode } from 'react';
import { DataTable, Section, type TableColumn } from 'shared-kernel/ui';

interface TableSectionProps<T> {
  readonly title: string;
  readonly columns: readonly TableColumn<T>[];
  readonly rows: readonly T[];
  readonly emptyText: string;
  readonly actions?: ReactNode;
}

export const TableSection = <T extends { readonly id: string }>({
  title,
  actions,
  ...table
}: TableSectionProps<T>) => (
  <Section title={title} look="plain" actions={actions}>
    <DataTable {...table} label={title} rowKey={({ id }) => id} />
  </Section>
);

import type { SanctionsHitFinding } from 'shared-kernel/domain/sanctions';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { toLocalDate, formatDate } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { DataTable, Section, Stack, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { getCaseStatus } from 'shared-kernel/domain/review-case';
import { caseStatusDisplay } from '../cases/case-labels';

interface EntryDetailsProps {
  readonly entry: SanctionsHitFinding['entry'];
  readonly hits: readonly ReviewCase[];
}

function Hits({ hits }: Pick<EntryDetailsProps, 'hits'>) {
  const pathTo = useRecordPath();
  const today = toLocalDate(useWorkspaceClock());
  const columns: readonly TableColumn<ReviewCase>[] = [
    {
      key: 'name',
      title: 'Matched name',
      isRowHeader: true,
      render: ({ id, name }) => <Link to={pathTo('cases', id)}>{name}</Link>,
    },
    { key: 'client', title: 'Client', render: ({ client }) => client },
    {
      key: 'status',
      title: 'Status',
      render: (one) => (
        <StatusTag view={caseStatusDisplay[getCaseStatus(one, today)]} size="small" />
      ),
    },
  ];
  if (hits.length === 0) return <p>No client or payment matches this sanctions list entry.</p>;
  return <DataTable label="Review cases" columns={columns} rows={hits} rowKey={({ id }) => id} />;
}

/** Details of a sanctions list entry, with the review cases about names that match the entry. */
export function SanctionsEntryDetails({ entry, hits }: EntryDetailsProps) {
  const { id, kind, name, aliases, birthDate, registration, country } = entry;
  return (
    <Stack>
      <DescriptionGrid
        items={[
          { label: 'Entry', value: id },
          { label: 'Name', value: name },
          { label: 'Other names', value: aliases.join(', ') },
          { label: 'Kind', value: kind === 'person' ? 'Person' : 'Company' },
          kind === 'person'
            ? { label: 'Birth date', value: birthDate && formatDate(birthDate) }
            : { label: 'Registration', value: registration },
          { label: 'Country', value: country },
        ]}
      />
      <Section title="Review cases" look="plain">
        <Hits hits={hits} />
      </Section>
    </Stack>
  );
}

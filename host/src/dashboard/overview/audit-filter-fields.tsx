import { portalLabel } from 'shared-kernel/domain/portal';
import { getAuditPortalLabel } from 'shared-kernel/domain/audit';
import { DateRangeFields } from 'shared-kernel/periods';
import { FilterSelect } from 'shared-kernel/ui';
import styles from './audit-filter-fields.module.css';
import { auditPortalFilterValues, noPortalFilterValue } from './filter-audit-entries';
import type { AuditFilters } from './use-audit-filters';

interface AuditFilterFieldsProps {
  readonly filters: AuditFilters;
  readonly isInRow: boolean;
}

const anything = 'all';

const placeOptions = [
  { value: anything, label: 'All portals' },
  ...auditPortalFilterValues.map((place) => ({
    value: place,
    label: place === noPortalFilterValue ? getAuditPortalLabel({}) : portalLabel[place],
  })),
] as const;

const nameOptions = (unset: string, names: readonly string[]) => [
  { value: '', label: unset },
  ...names.map((name) => ({ value: name, label: name })),
];

type SelectProps = Pick<AuditFilters, 'filter' | 'types' | 'record' | 'set'>;

const RecordFields = ({ filter, types, record, set }: SelectProps) => (
  <>
    <FilterSelect
      label="Record type"
      value={filter.collection ?? ''}
      options={[{ value: '', label: 'All record types' }, ...types]}
      onChange={(auditType) => set({ auditType, auditRecord: '' })}
    />
    {record && (
      <FilterSelect
        label="Record"
        value={record.id}
        options={[
          { value: '', label: 'All records' },
          { value: record.id, label: record.label },
        ]}
        onChange={(auditRecord) => set({ auditRecord })}
      />
    )}
  </>
);

export function AuditFilterFields({ filters, isInRow }: AuditFilterFieldsProps) {
  const { filter, people, actions, typed, set } = filters;
  return (
    <div className={isInRow ? styles.row : styles.fields}>
      <FilterSelect
        label="Person"
        value={filter.person?.label ?? ''}
        options={nameOptions(
          'All people',
          people.map(({ label }) => label),
        )}
        onChange={(auditPerson) => set({ auditPerson })}
      />
      <FilterSelect
        label="Portal"
        value={filter.portal ?? anything}
        options={placeOptions}
        onChange={(auditPortal) => set({ auditPortal })}
      />
      <FilterSelect
        label="Action"
        value={filter.action ?? ''}
        options={nameOptions('All actions', actions)}
        onChange={(auditAction) => set({ auditAction })}
      />
      <RecordFields {...filters} />
      <DateRangeFields
        from={typed.from}
        to={typed.to}
        onChange={({ from, to }) =>
          set({
            ...(from !== undefined && { auditFrom: from }),
            ...(to !== undefined && { auditTo: to }),
          })
        }
      />
    </div>
  );
}

import { useMemo } from 'react';
import {
  getAuditActionLabel,
  compareNewestFirst,
  type AuditEntry,
} from 'shared-kernel/domain/audit';
import { isDate, getRecordTypeLabel } from 'shared-kernel/domain/record';
import { keysOf } from 'shared-kernel/format';
import {
  createChoiceParam,
  createSearchParam,
  createTextParam,
  useUrlState,
} from 'shared-kernel/shell';
import { useAvailability, useSearchMode } from 'shared-kernel/workspace';
import { filterAuditLog } from './commands/filter-audit-log';
import { listAuditPeople } from './list-audit-people';
import {
  auditPortalFilterValues,
  filterAuditEntries,
  type AuditFilter,
} from './filter-audit-entries';

const params = {
  audit: createSearchParam(),
  auditPerson: createTextParam(),
  auditPortal: createChoiceParam(['all', ...auditPortalFilterValues], 'all'),
  auditAction: createTextParam(),
  auditType: createTextParam(),
  auditRecord: createTextParam(),
  auditFrom: createTextParam(),
  auditTo: createTextParam(),
};

const all = keysOf(params);

const narrowing = all.filter((name) => name !== 'audit');

const actionsIn = (entries: readonly AuditEntry[]) =>
  [...new Set(entries.map(getAuditActionLabel))].sort((a, b) => a.localeCompare(b, 'en'));

const typesIn = (entries: readonly AuditEntry[]) =>
  [...new Set(entries.map(({ subject }) => subject.collection))]
    .map((value) => ({ value, label: getRecordTypeLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const useValues = () => useUrlState(params);

type Values = ReturnType<typeof useValues>['values'];

function useChoices(entries: readonly AuditEntry[]) {
  const people = useMemo(() => listAuditPeople(entries), [entries]);
  const actions = useMemo(() => actionsIn(entries), [entries]);
  const types = useMemo(() => typesIn(entries), [entries]);
  return { people, actions, types };
}

/** Converts the query parameters into an audit filter. In `reference` mode, only the text search is supported. */
function useFilter(
  entries: readonly AuditEntry[],
  values: Values,
  { people, actions, types }: ReturnType<typeof useChoices>,
) {
  const canFilter = useAvailability(filterAuditLog).state !== 'inert';
  const person = people.find(({ label }) => label === values.auditPerson);
  const collection = types.find(({ value }) => value === values.auditType)?.value;
  const record = useMemo(
    () =>
      entries.find(
        ({ subject }) =>
          subject.id === values.auditRecord &&
          (collection === undefined || subject.collection === collection),
      )?.subject,
    [entries, values.auditRecord, collection],
  );
  const filter = useMemo((): AuditFilter => {
    const { audit: text, auditPortal, auditFrom, auditTo } = values;
    if (!canFilter) return { text };
    return {
      text,
      person,
      portal: auditPortal === 'all' ? undefined : auditPortal,
      action: actions.find((action) => action === values.auditAction),
      collection: record?.collection ?? collection,
      recordId: record?.id,
      from: isDate(auditFrom) ? auditFrom : undefined,
      to: isDate(auditTo) ? auditTo : undefined,
    };
  }, [values, canFilter, person, actions, collection, record]);
  return { canFilter, filter, record };
}

/** Reads the search text and the filters from the URL. Invalid values are ignored. */
export function useAuditFilters(entries: readonly AuditEntry[]) {
  const { values, set, clear } = useValues();
  const choices = useChoices(entries);
  const { canFilter, filter, record } = useFilter(entries, values, choices);
  const reach = useSearchMode();
  const newest = useMemo(() => entries.toSorted(compareNewestFirst), [entries]);
  const found = useMemo(
    () => filterAuditEntries(newest, { ...filter, reach }),
    [newest, filter, reach],
  );

  const isOn = (name: keyof typeof params) =>
    values[name].trim() !== '' && !(name === 'auditPortal' && values[name] === 'all');
  const narrowed = canFilter ? narrowing.filter(isOn).length : 0;
  return {
    ...choices,
    canFilter,
    filter,
    found,
    record,
    inAddress: Object.fromEntries(all.filter(isOn).map((name) => [name, values[name]])),
    /** Values as typed into the fields, including invalid values. */
    typed: { text: values.audit, from: values.auditFrom, to: values.auditTo },
    narrowed,
    isNarrowed: narrowed > 0 || isOn('audit'),
    set,
    clear: () => clear(all),
  };
}

export type AuditFilters = ReturnType<typeof useAuditFilters>;

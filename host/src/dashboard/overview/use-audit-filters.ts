import { useMemo } from 'react';
import { auditActionLabel, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import { isDate } from 'shared-kernel/domain/record';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { useAvailability, useSearchReach } from 'shared-kernel/workspace';
import { filterAuditLog } from './commands/filter-audit-log';
import { auditPeople } from './audit-people';
import { recordTypeLabel } from './audit-records';
import { auditPlaces, filterAudit, type AuditFilter } from './filter-audit';

const params = {
  audit: urlText(),
  auditPerson: urlText(),
  auditPortal: urlChoice(['all', ...auditPlaces], 'all'),
  auditAction: urlText(),
  auditType: urlText(),
  auditRecord: urlText(),
  auditFrom: urlText(),
  auditTo: urlText(),
};

/** What narrows the log beyond its search. */
const narrowing = [
  'auditPerson',
  'auditPortal',
  'auditAction',
  'auditType',
  'auditRecord',
  'auditFrom',
  'auditTo',
] as const;

const all = ['audit', ...narrowing] as const;

const actionsIn = (entries: readonly AuditEntry[]) =>
  [...new Set(entries.map(auditActionLabel))].sort((a, b) => a.localeCompare(b, 'en'));

const typesIn = (entries: readonly AuditEntry[]) =>
  [...new Set(entries.map(({ subject }) => subject.collection))]
    .map((value) => ({ value, label: recordTypeLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/**
 * The log's search and filters, all of them in the URL, and what they let through, newest first; what a
 * value there cannot mean counts as not set. The sample has the search alone.
 */
export function useAuditFilters(entries: readonly AuditEntry[]) {
  const { values, set, clear } = useUrlState(params);
  const canFilter = useAvailability(filterAuditLog).state !== 'inert';
  const reach = useSearchReach();
  const people = useMemo(() => auditPeople(entries), [entries]);
  const actions = useMemo(() => actionsIn(entries), [entries]);
  const types = useMemo(() => typesIn(entries), [entries]);
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
  const newest = useMemo(() => entries.toSorted(newestEntryFirst), [entries]);
  const found = useMemo(() => filterAudit(newest, { ...filter, reach }), [newest, filter, reach]);

  const isOn = (name: keyof typeof params) => values[name].trim() !== '' && values[name] !== 'all';
  const narrowed = canFilter ? narrowing.filter(isOn).length : 0;
  return {
    canFilter,
    filter,
    found,
    people,
    actions,
    types,
    /** The one record whose entries alone are shown. */
    record,
    /** What is set, as an address has it. */
    inAddress: Object.fromEntries(all.filter(isOn).map((name) => [name, values[name]])),
    /** What stands in the fields, understood or not. */
    typed: { text: values.audit, from: values.auditFrom, to: values.auditTo },
    /** How many filters are on beside the search. */
    narrowed,
    isNarrowed: narrowed > 0 || isOn('audit'),
    set,
    clear: () => clear(all),
  };
}

export type AuditFilters = ReturnType<typeof useAuditFilters>;

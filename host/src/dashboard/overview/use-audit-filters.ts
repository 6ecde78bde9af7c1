import { useMemo } from 'react';
import { auditActionLabel, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import { isDate } from 'shared-kernel/domain/record';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { useAvailability, useSearchReach } from 'shared-kernel/workspace';
import { filterAuditLog } from './commands/filter-audit-log';
import { auditPlaces, filterAudit, type AuditFilter } from './filter-audit';

const params = {
  audit: urlText(),
  auditPerson: urlText(),
  auditPortal: urlChoice(['all', ...auditPlaces], 'all'),
  auditAction: urlText(),
  auditFrom: urlText(),
  auditTo: urlText(),
};

/** What narrows the log beyond its search. */
const narrowing = ['auditPerson', 'auditPortal', 'auditAction', 'auditFrom', 'auditTo'] as const;

const namesOf = (entries: readonly AuditEntry[], nameOf: (entry: AuditEntry) => string) =>
  [...new Set(entries.map(nameOf))].sort((a, b) => a.localeCompare(b, 'en'));

const known = (text: string, names: readonly string[]) => names.find((name) => name === text);

/**
 * The log's search and filters, all of them in the URL, and what they let through, newest first; what a
 * value there cannot mean counts as not set. The sample has the search alone.
 */
export function useAuditFilters(entries: readonly AuditEntry[]) {
  const { values, set, clear } = useUrlState(params);
  const canFilter = useAvailability(filterAuditLog).state !== 'inert';
  const reach = useSearchReach();
  const people = useMemo(() => namesOf(entries, ({ actor }) => actor), [entries]);
  const actions = useMemo(() => namesOf(entries, auditActionLabel), [entries]);

  const filter = useMemo((): AuditFilter => {
    const { audit: text, auditPortal, auditFrom, auditTo } = values;
    if (!canFilter) return { text };
    return {
      text,
      actor: known(values.auditPerson, people),
      portal: auditPortal === 'all' ? undefined : auditPortal,
      action: known(values.auditAction, actions),
      from: isDate(auditFrom) ? auditFrom : undefined,
      to: isDate(auditTo) ? auditTo : undefined,
    };
  }, [values, canFilter, people, actions]);
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
    /** What stands in the fields, understood or not. */
    typed: { text: values.audit, from: values.auditFrom, to: values.auditTo },
    /** How many filters are on beside the search. */
    narrowed,
    isNarrowed: narrowed > 0 || isOn('audit'),
    set,
    clear: () => clear(['audit', ...narrowing]),
  };
}

export type AuditFilters = ReturnType<typeof useAuditFilters>;

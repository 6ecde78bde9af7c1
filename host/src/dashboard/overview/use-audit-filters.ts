import { useMemo } from 'react';
import { auditActionLabel, newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import { isDate } from 'shared-kernel/domain/record';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { useAvailability, useSearchReach } from 'shared-kernel/workspace';
import { filterAuditLog } from './commands/filter-audit-log';
import { auditPeople } from './audit-people';
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

const actionsIn = (entries: readonly AuditEntry[]) =>
  [...new Set(entries.map(auditActionLabel))].sort((a, b) => a.localeCompare(b, 'en'));

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
  const person = people.find(({ label }) => label === values.auditPerson);

  const filter = useMemo((): AuditFilter => {
    const { audit: text, auditPortal, auditFrom, auditTo } = values;
    if (!canFilter) return { text };
    return {
      text,
      person,
      portal: auditPortal === 'all' ? undefined : auditPortal,
      action: actions.find((action) => action === values.auditAction),
      from: isDate(auditFrom) ? auditFrom : undefined,
      to: isDate(auditTo) ? auditTo : undefined,
    };
  }, [values, canFilter, person, actions]);
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

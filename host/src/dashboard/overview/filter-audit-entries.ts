import {
  getAuditActionLabel,
  getAuditPortalLabel,
  type AuditEntry,
} from 'shared-kernel/domain/audit';
import { portalKeys } from 'shared-kernel/domain/portal';
import { createTextMatcher, type SearchMode } from 'shared-kernel/domain/search';
import { formatDateTime, createDayRangeFilter } from 'shared-kernel/format';
import type { AuditPerson } from './list-audit-people';

/** Filter value for entries by visitors, who belong to no portal. */
export const noPortalFilterValue = 'outside';

export const auditPortalFilterValues = [...portalKeys, noPortalFilterValue] as const;

/** `action` is the displayed text. Dates are local days (`YYYY-MM-DD`) and inclusive. */
export interface AuditFilter {
  readonly text?: string | undefined;
  readonly reach?: SearchMode | undefined;
  readonly person?: AuditPerson | undefined;
  readonly portal?: (typeof auditPortalFilterValues)[number] | undefined;
  readonly action?: string | undefined;
  readonly collection?: string | undefined;
  readonly recordId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const is = <Value>(value: Value, wanted: Value | undefined) =>
  wanted === undefined || value === wanted;

const isBy = (person: AuditPerson, { actor, portal }: AuditEntry) =>
  actor === person.actor && portal === person.portal;

/**
 * Returns the audit entries that match all filters, in the given order. If the start date is after the end date, the
 * two are swapped.
 */
export function filterAuditEntries(
  entries: readonly AuditEntry[],
  { text = '', reach, person, portal, action, collection, recordId, ...dates }: AuditFilter,
): AuditEntry[] {
  const [from, to] =
    dates.from !== undefined && dates.to !== undefined && dates.from > dates.to
      ? [dates.to, dates.from]
      : [dates.from, dates.to];
  const isOnDays = createDayRangeFilter(from, to);
  const matches = text.trim() === '' ? undefined : createTextMatcher(text, reach);
  return entries.filter(
    (entry) =>
      (person === undefined || isBy(person, entry)) &&
      is(entry.portal ?? noPortalFilterValue, portal) &&
      is(getAuditActionLabel(entry), action) &&
      is(entry.subject.collection, collection) &&
      is(entry.subject.id, recordId) &&
      isOnDays(entry.at) &&
      (matches === undefined ||
        matches([
          entry.actor,
          getAuditActionLabel(entry),
          entry.subject.label,
          entry.note ?? '',
          getAuditPortalLabel(entry),
          formatDateTime(entry.at),
        ])),
  );
}

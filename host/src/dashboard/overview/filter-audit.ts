import { auditActionLabel, type AuditEntry } from 'shared-kernel/domain/audit';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { textMatcher } from 'shared-kernel/domain/search';
import { dayOf, type CsvColumn } from 'shared-kernel/format';

/** What narrows the audit log; dates are inclusive UTC days `YYYY-MM-DD`. */
export interface AuditFilter {
  readonly text?: string | undefined;
  readonly actor?: string | undefined;
  readonly portal?: PortalKey | undefined;
  readonly action?: string | undefined;
  readonly collection?: string | undefined;
  readonly recordId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const is = <Value>(value: Value, wanted: Value | undefined) =>
  wanted === undefined || value === wanted;

/**
 * The audit entries a filter lets through, in their given order: text (actor, action, record, note
 * and portal, as the log shows them) and every other filter by AND. A date range whose ends are
 * reversed is read the right way round.
 */
export function filterAudit(
  entries: readonly AuditEntry[],
  { text = '', actor, portal, action, collection, recordId, ...dates }: AuditFilter,
): AuditEntry[] {
  const [from, to] =
    dates.from !== undefined && dates.to !== undefined && dates.from > dates.to
      ? [dates.to, dates.from]
      : [dates.from, dates.to];
  const matches = textMatcher(text);
  return entries.filter((entry) => {
    const day = dayOf(entry.at);
    return (
      is(entry.actor, actor) &&
      is(entry.portal, portal) &&
      is(entry.action, action) &&
      is(entry.subject.collection, collection) &&
      is(entry.subject.id, recordId) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      matches([
        entry.actor,
        auditActionLabel(entry),
        entry.subject.label,
        entry.note ?? '',
        portalLabel[entry.portal],
      ])
    );
  });
}

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));

/** The audit log as a CSV table: one line an entry, times in UTC, before and after as JSON. */
export const auditCsvColumns: readonly CsvColumn<AuditEntry>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Time (UTC)', value: ({ at }) => at },
  { header: 'Actor', value: ({ actor }) => actor },
  { header: 'Portal', value: ({ portal }) => portal },
  { header: 'Action', value: ({ action }) => action },
  { header: 'Collection', value: ({ subject }) => subject.collection },
  { header: 'Record', value: ({ subject }) => subject.id },
  { header: 'Record name', value: ({ subject }) => subject.label },
  { header: 'Note', value: ({ note }) => note },
  { header: 'Before', value: ({ before }) => json(before) },
  { header: 'After', value: ({ after }) => json(after) },
];

import { auditActionLabel, newestEntryFirst } from '../domain/audit';
import { formatDateTime, unknownText } from '../format';
import { useAuditDetails, useIndexed } from '../workspace';
import type { PrintedTable } from './printed-record';

/**
 * Who did what to a record and when, newest first, as paper shows it: with the notes where the portal sees them.
 *
 * @example
 * const trail = usePrintedTrail('contracts', contract.id);
 * <PrintedRecord id={contract.id} title={contract.title} facts={[]} tables={[trail]} />
 */
export function usePrintedTrail(collection: string, id: string): PrintedTable {
  const { data: entries = [] } = useIndexed('auditEntries', 'subject', {
    equals: `${collection}/${id}`,
  });
  const { denial } = useAuditDetails();
  const hasNotes = denial === undefined;
  return {
    title: 'Audit trail',
    columns: ['Time', 'Who', 'What', ...(hasNotes ? ['Note'] : [])],
    rows: entries
      .toSorted(newestEntryFirst)
      .map(({ at, actor, action, label, note }) => [
        formatDateTime(at),
        actor,
        auditActionLabel({ action, label }),
        ...(hasNotes ? [note ?? unknownText] : []),
      ]),
    empty: 'Nothing was recorded.',
  };
}

import type { AuditEntry } from '../../domain/audit';
import { isCollection, getCollectionSpec, type CollectionName } from '../database/collections';
import type { AuditLine, CommandContext } from './command';
import type { CommandTerms } from './command-terms';
import { removeFormerNames } from './undo-changes';
import { computeFieldDiff } from '../../domain/audit/field-diff';
import { maskFields } from '../../domain/deep-equal';
import type { Change } from '../database/source';

let counter = 0;

/**
 * Creates an id for an audit entry, unique across tabs. Ids sort by time, and within a page by their order of creation.
 */
function createEntryId(now: Date): string {
  counter = (counter + 1) % 10_000;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const order = String(counter).padStart(4, '0');
  return `AU-${now.getTime()}-${order}-${random.toString(36).padStart(7, '0')}`;
}

/**
 * Returns the collection, id and label that identify a record in the audit log.
 *
 * @example
 * createAuditSubject('contracts', contract); // { collection: 'contracts', id: 'CTR-001', label: 'Supply Agreement' }
 */
export const createAuditSubject = (collection: CollectionName, record: object) => {
  const { keyOf, labelOf } = getCollectionSpec(collection);
  return { collection, id: keyOf(record), label: labelOf(record) };
};

/** Creates an audit line for each added, changed or removed record, with the fields that differ. */
export function createAuditLines(
  changes: readonly Change[],
  note: string | undefined,
): AuditLine[] {
  return changes.map(({ collection, key, base, next }) => {
    const record = next ?? base?.record;
    const label = record ? getCollectionSpec(collection).labelOf(record) : key;
    return {
      subject: { collection, id: key, label },
      ...computeFieldDiff(removeFormerNames(base?.record), removeFormerNames(next)),
      note,
    };
  });
}

export const invertAuditLines = (lines: readonly AuditLine[]): AuditLine[] =>
  lines.map(({ subject, before, after }) => ({
    subject,
    before: after,
    after: before,
    note: 'Undone',
  }));

const masked = (collection: string, value: unknown): unknown =>
  isCollection(collection) ? maskFields(value, getCollectionSpec(collection).masked) : value;

type Action = Pick<CommandTerms, 'id' | 'label' | 'permission'>;

export const createUndoAction = ({ id, label, permission }: Action): Action => ({
  id: `${id}.undo`,
  label: `Undid: ${label.toLowerCase()}`,
  permission,
});

export function createAuditEntries(
  lines: readonly AuditLine[],
  { id: action, label, permission }: Action,
  { actor, personId, portal, now }: CommandContext,
): Change[] {
  const isDecision = typeof permission === 'object' && permission.isDecision === true;
  return lines.map(({ subject, note, before, after }) => {
    const entry: AuditEntry = {
      id: createEntryId(now),
      at: now.toISOString(),
      actor,
      ...(personId !== undefined && { personId }),
      ...(portal && { portal }),
      action,
      label,
      ...(isDecision && { isDecision }),
      subject,
      ...(note !== undefined && { note }),
      ...(before !== undefined && { before: masked(subject.collection, before) }),
      ...(after !== undefined && { after: masked(subject.collection, after) }),
    };
    return { collection: 'auditEntries', key: entry.id, base: undefined, next: entry };
  });
}

import type { AuditEntry } from '../../domain/audit';
import { diffOf } from '../commands/diff';
import { collectionNames, specOf } from './collections';
import type { AuditLine, Command, CommandContext } from '../commands/command';
import { withoutFormerNames } from './keeping-clients';
import { maskFields } from '../commands/mask-fields';
import type { Change } from './source';

let counter = 0;

/** An id that sorts by time, then by the order of this page, and that no other tab can make. */
export function newEntryId(now: Date): string {
  counter = (counter + 1) % 10_000;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const order = String(counter).padStart(4, '0');
  return `AU-${now.getTime()}-${order}-${random.toString(36).padStart(7, '0')}`;
}

/** One line for each record that a change made, changed or removed, with what it changed of it. */
export function linesOf(changes: readonly Change[], note: string | undefined): AuditLine[] {
  return changes.map(({ collection, key, base, next }) => {
    const record = next ?? base?.record;
    const label = record ? specOf(collection).labelOf(record) : key;
    return {
      subject: { collection, id: key, label },
      ...diffOf(withoutFormerNames(base?.record), withoutFormerNames(next)),
      note,
    };
  });
}

/** The lines of what was taken back. */
export const undoneLines = (lines: readonly AuditLine[]): AuditLine[] =>
  lines.map(({ subject, before, after }) => ({
    subject,
    before: after,
    after: before,
    note: 'Undone',
  }));

/** A value of the log with the fields masked that its collection hides by default. */
function masked(collection: string, value: unknown): unknown {
  const name = collectionNames.find((known) => known === collection);
  return name ? maskFields(value, specOf(name).masked) : value;
}

/** What was done, as the log keeps it: the command's own id and words. */
type Action = Pick<Command, 'id' | 'label'>;

/** Taking back what a command did. */
export const undoing = ({ id, label }: Action): Action => ({
  id: `${id}.undo`,
  label: `Undid: ${label.toLowerCase()}`,
});

/** The entries that lines become in the append-only log. */
export function auditChanges(
  lines: readonly AuditLine[],
  { id: action, label }: Action,
  { actor, portal, now }: CommandContext,
): Change[] {
  return lines.map(({ subject, note, before, after }) => {
    const entry: AuditEntry = {
      id: newEntryId(now),
      at: now.toISOString(),
      actor,
      ...(portal && { portal }),
      action,
      label,
      subject,
      ...(note !== undefined && { note }),
      ...(before !== undefined && { before: masked(subject.collection, before) }),
      ...(after !== undefined && { after: masked(subject.collection, after) }),
    };
    return { collection: 'auditEntries', key: entry.id, base: undefined, next: entry };
  });
}

import type { AuditEntry } from '../../domain/audit';
import type { ClosedSection } from '../../domain/audit/audit-entry.schema';

/** An entry that closed a section of the log. */
type Closing = AuditEntry & { readonly closed: ClosedSection };

/** How many sections of a log were closed, and how many entries these have. */
export interface ClosedSections {
  readonly sections: number;
  readonly entries: number;
}

const isClosing = (entry: AuditEntry): entry is Closing => entry.closed !== undefined;

/** The entries that closed a section, in the order of the log. */
export const closingsIn = (entries: readonly AuditEntry[]): readonly Closing[] =>
  entries.filter(isClosing).sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));

/** The first that says otherwise of its section than the log has it; `unplaced` counts the entries without a place. */
export function misstatedIn(
  closings: readonly Closing[],
  unplaced: number,
): AuditEntry | undefined {
  let before = 0;
  return closings.find(({ closed }, at) => {
    const { section, count, earlier, checkpoint } = closed;
    const isSo =
      section === at + 1 && earlier === before && before + count === unplaced + checkpoint.seq;
    before += count;
    return !isSo;
  });
}

/** What the last that was closed says of all of them. */
export function closedSectionsOf(closings: readonly Closing[]): ClosedSections | undefined {
  const last = closings.at(-1)?.closed;
  return last && { sections: last.section, entries: last.earlier + last.count };
}

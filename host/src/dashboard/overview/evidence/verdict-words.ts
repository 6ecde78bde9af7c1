import { auditActionLabel, type AuditEntry } from 'shared-kernel/domain/audit';
import type { verifyLog } from 'shared-kernel/evidence';

type LogVerdict = Awaited<ReturnType<typeof verifyLog>>;

/** The first place where a log is not what was written. */
export type LogBreak = Extract<LogVerdict, { status: 'broken' }>['first'];

type ClosedSections = NonNullable<Extract<LogVerdict, { status: 'sound' }>['closed']>;

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`;

const entriesText = (count: number) => counted(count, 'entry', 'entries');

/** A short description of an entry. */
export const readsAs = (entry: AuditEntry): string =>
  `${entry.actor}, ${auditActionLabel(entry)}, ${entry.subject.label}`;

/** How much the closed sections of a log contain. */
export const closedSectionsText = ({ sections, entries }: ClosedSections): string =>
  `${entriesText(entries)} ${entries === 1 ? 'is' : 'are'} in ${counted(sections, 'closed section', 'closed sections')}.`;

/** What was done to a log, where it was done. */
function breakText({ kind, seq }: LogBreak): string {
  switch (kind) {
    case 'changed':
      return `Entry ${seq} was changed after it was written.`;
    case 'reordered':
      return `Entries were put in another order from entry ${seq} on.`;
    case 'sealed':
      return 'One of the entries from before the chain was changed after it was sealed.';
    case 'removed':
      return seq === 0
        ? 'An entry from before the chain was removed after it was sealed.'
        : `Entry ${seq} was removed.`;
    case 'added':
      return seq === 0
        ? 'An entry was added by hand to those from before the chain.'
        : `Entry ${seq} was added by hand.`;
  }
}

export interface VerdictWords {
  readonly tone: 'sound' | 'broken' | 'empty';
  readonly title: string;
  readonly text: string;
}

/** What a verification came to, in words. */
export function verdictWords(verdict: LogVerdict): VerdictWords {
  if (verdict.status === 'empty') {
    return {
      tone: 'empty',
      title: 'Nothing to verify yet',
      text: `The first new entry starts the chain${
        verdict.sealed === 0 ? '' : ` and seals ${entriesText(verdict.sealed)} from before`
      }.`,
    };
  }
  if (verdict.status === 'broken') {
    const { first } = verdict;
    const named = first.entry ? ` It reads: ${readsAs(first.entry)}.` : '';
    const where = first.seq === 0 ? 'before the chain' : `at entry ${first.seq}`;
    return { tone: 'broken', title: `Broken ${where}`, text: `${breakText(first)}${named}` };
  }
  const sealed =
    verdict.sealed === 0
      ? ''
      : `, and ${verdict.sealed === 1 ? 'the one before is' : `the ${entriesText(verdict.sealed)} before are`} unchanged since the seal`;
  return {
    tone: 'sound',
    title: `Sound up to entry ${verdict.count}`,
    text: `${
      verdict.count === 1
        ? 'The only entry is unchanged'
        : `All ${entriesText(verdict.count)} are unchanged and in order`
    }${sealed}.${verdict.closed ? ` ${closedSectionsText(verdict.closed)}` : ''}`,
  };
}

/** What is said of the log where the browser cannot sign. */
export const unsignedText =
  'Checkpoints are unsigned here: the browser has no signing key without a secure context.';

/** What no verification can prove; shown next to every verification. */
export const limitsText =
  'This detects changes made after an entry was written. It cannot detect that the owner of the device rewrote the whole log, or that the device’s clock was wrong. Compare the log with evidence that was exported earlier and kept elsewhere.';

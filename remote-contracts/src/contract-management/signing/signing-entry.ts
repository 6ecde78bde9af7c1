import * as v from 'valibot';
import { newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import type { Signatory } from './signatory';

/** What a log line keeps of the signatories that it changed, each under its id. */
const keptSchema = v.object({
  signatories: v.array(
    v.object({
      id: v.string(),
      status: v.optional(v.string()),
      signedDate: v.optional(v.string()),
    }),
  ),
});

type Kept = v.InferOutput<typeof keptSchema>['signatories'];

const keptIn = (part: unknown): Kept | undefined => {
  const kept = v.safeParse(keptSchema, part);
  return kept.success ? kept.output.signatories : undefined;
};

const isSameStep = (kept: Kept[number], { id, status, signedDate }: Signatory): boolean =>
  kept.id === id && kept.status === status && kept.signedDate === signedDate;

/** Whether a line records the step that a signatory's record shows; undefined where it keeps no ids. */
function recordsStep({ before, after }: AuditEntry, signatory: Signatory): boolean | undefined {
  const kept = keptIn(after);
  if (kept === undefined) return undefined;
  const was = keptIn(before)?.find(({ id }) => id === signatory.id);
  return kept.some((one) => isSameStep(one, signatory)) && !(was && isSameStep(was, signatory));
}

/** What a command says of a signatory in its line's note. */
type NoteOf = (name: string) => string;

/** The note's remark on whom it names; undefined where it does not name exactly that person. */
function remarkOn(note: string | undefined, heading: string): string | undefined {
  if (note === heading) return '';
  const start = `${heading}: `;
  return note?.slice(0, start.length) === start ? note.slice(start.length) : undefined;
}

/** Whether an old line, which keeps no ids, can be about no other signatory of the contract. */
function namesAlone(
  { note }: AuditEntry,
  { id }: Signatory,
  { signatories }: Pick<Contract, 'signatories'>,
  noteOf: NoteOf,
): boolean {
  const named = signatories.filter(({ name }) => remarkOn(note, noteOf(name)) !== undefined);
  return named.length === 1 && named[0]?.id === id;
}

/** A step of a signatory as the log has it; `at` is an ISO instant. */
interface LoggedStep {
  readonly at: string;
  readonly remark: string | undefined;
}

/**
 * The latest log line of a command that records a signatory's step, found by the signatory's id. An old line
 * without ids counts where its whole name can be nobody else's.
 */
export function loggedStep(
  contract: Pick<Contract, 'signatories'>,
  signatory: Signatory,
  entries: readonly AuditEntry[],
  action: string,
  noteOf: NoteOf,
): LoggedStep | undefined {
  const entry = entries
    .filter((each) => each.action === action)
    .toSorted(newestEntryFirst)
    .find((each) => recordsStep(each, signatory) ?? namesAlone(each, signatory, contract, noteOf));
  return entry && { at: entry.at, remark: remarkOn(entry.note, noteOf(signatory.name)) };
}

import * as v from 'valibot';
import { newestEntryFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { wordsOf, type Signatory } from './signatory';

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

/** Another person who acts for a signatory, as the log, the envelope and its certificate have it. */
export const actingFor = (actor: string, name: string): string => `${actor} for ${name}`;

/** What a line's note says of a signatory's step, and who acted where that was another person. */
type NoteOf = (name: string, actor?: string) => string;

const noteOfStep =
  (did: string): NoteOf =>
  (name, actor = name) =>
    `${did.charAt(0).toUpperCase()}${did.slice(1)} by ${actor === name ? name : actingFor(actor, name)}`;

/** What the log says of a signature, for its readers; who signed is found by the ids in the line. */
export const stepNote = (person: Pick<Signatory, 'part'>): NoteOf =>
  noteOfStep(wordsOf(person).did);

/** What the log says of a refusal to sign; a reason follows after a colon. */
export const refusalNote = noteOfStep('declined');

/** A line's remark on whom it names, and who acted for that person. */
interface Remark {
  readonly remark: string | undefined;
  readonly by?: string;
}

/** The remark after a heading; undefined where the note does not begin with exactly that. */
function afterHeading(note: string | undefined, heading: string): string | undefined {
  if (note === heading) return '';
  const start = `${heading}: `;
  return note?.startsWith(start) === true ? note.slice(start.length) : undefined;
}

/** What a line remarks on the signatory of a name; no remark where it does not name exactly that person. */
function remarkOn({ note, actor }: AuditEntry, name: string, noteOf: NoteOf): Remark {
  const own = afterHeading(note, noteOf(name));
  if (own !== undefined) return { remark: own };
  const remark = afterHeading(note, noteOf(name, actor));
  return remark === undefined ? { remark } : { remark, by: actor };
}

/** Whether an old line, which keeps no ids, can be about no other signatory of the contract. */
function namesAlone(
  entry: AuditEntry,
  { id }: Signatory,
  { signatories }: Pick<Contract, 'signatories'>,
  noteOf: NoteOf,
): boolean {
  const named = signatories.filter(
    ({ name }) => remarkOn(entry, name, noteOf).remark !== undefined,
  );
  return named.length === 1 && named[0]?.id === id;
}

/** A step of a signatory as the log has it; `at` is an ISO instant. */
interface LoggedStep extends Remark {
  readonly at: string;
}

/**
 * The latest log line of one of some commands that records a signatory's step, found by the signatory's id. An old line
 * without ids counts if its whole name can be no one else's.
 */
export function loggedStep(
  contract: Pick<Contract, 'signatories'>,
  signatory: Signatory,
  entries: readonly AuditEntry[],
  actions: readonly string[],
  noteOf: NoteOf,
): LoggedStep | undefined {
  const entry = entries
    .filter((each) => actions.includes(each.action))
    .toSorted(newestEntryFirst)
    .find((each) => recordsStep(each, signatory) ?? namesAlone(each, signatory, contract, noteOf));
  return entry && { at: entry.at, ...remarkOn(entry, signatory.name, noteOf) };
}

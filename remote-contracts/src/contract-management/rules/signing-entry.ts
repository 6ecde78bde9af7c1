import * as v from 'valibot';
import { compareNewestFirst, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { getSigningRoleWording, type Signatory } from './signatory';

const storedSchema = v.object({
  signatories: v.array(
    v.object({
      id: v.string(),
      status: v.optional(v.string()),
      signedDate: v.optional(v.string()),
    }),
  ),
});

type StoredSignatories = v.InferOutput<typeof storedSchema>['signatories'];

const storedSignatoriesIn = (part: unknown): StoredSignatories | undefined => {
  const kept = v.safeParse(storedSchema, part);
  return kept.success ? kept.output.signatories : undefined;
};

const isSameStep = (
  kept: StoredSignatories[number],
  { id, status, signedDate }: Signatory,
): boolean => kept.id === id && kept.status === status && kept.signedDate === signedDate;

/**
 * Whether an audit entry records the signatory's current status. Returns `undefined` for an older entry without
 * signatory ids.
 */
function recordsStep({ before, after }: AuditEntry, signatory: Signatory): boolean | undefined {
  const kept = storedSignatoriesIn(after);
  if (kept === undefined) return undefined;
  const was = storedSignatoriesIn(before)?.find(({ id }) => id === signatory.id);
  return kept.some((one) => isSameStep(one, signatory)) && !(was && isSameStep(was, signatory));
}

export const formatOnBehalf = (actor: string, name: string): string => `${actor} for ${name}`;

/** Creates the audit note about a signatory. `actor` is set if another user acted on behalf of the signatory. */
type NoteOf = (name: string, actor?: string) => string;

const noteOfStep =
  (did: string): NoteOf =>
  (name, actor = name) =>
    `${did.charAt(0).toUpperCase()}${did.slice(1)} by ${actor === name ? name : formatOnBehalf(actor, name)}`;

/**
 * Creates the audit note about a signature. The note is for people: the code finds the audit entry by the ids of the
 * signatories.
 */
export const createSigningNote = (person: Pick<Signatory, 'part'>): NoteOf =>
  noteOfStep(getSigningRoleWording(person).did);

export const createDeclineNote = noteOfStep('declined');

interface Remark {
  readonly remark: string | undefined;
  readonly by?: string;
}

function afterHeading(note: string | undefined, heading: string): string | undefined {
  if (note === heading) return '';
  const start = `${heading}: `;
  return note?.startsWith(start) === true ? note.slice(start.length) : undefined;
}

/** Returns an audit entry’s remark about a signatory, or `undefined` if the entry is about someone else. */
function remarkOn({ note, actor }: AuditEntry, name: string, noteOf: NoteOf): Remark {
  const own = afterHeading(note, noteOf(name));
  if (own !== undefined) return { remark: own };
  const remark = afterHeading(note, noteOf(name, actor));
  return remark === undefined ? { remark } : { remark, by: actor };
}

/** Whether an older audit entry matches exactly one signatory by name. Older entries have no signatory ids. */
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

interface LoggedStep extends Remark {
  readonly at: string;
}

/**
 * Returns the latest audit entry about a signatory's step. Old entries have no signatory ids and are matched by name.
 */
export function findSigningEntry(
  contract: Pick<Contract, 'signatories'>,
  signatory: Signatory,
  entries: readonly AuditEntry[],
  actions: readonly string[],
  noteOf: NoteOf,
): LoggedStep | undefined {
  const entry = entries
    .filter((each) => actions.includes(each.action))
    .toSorted(compareNewestFirst)
    .find((each) => recordsStep(each, signatory) ?? namesAlone(each, signatory, contract, noteOf));
  return entry && { at: entry.at, ...remarkOn(entry, signatory.name, noteOf) };
}

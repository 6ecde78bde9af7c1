import { nextId } from 'shared-kernel/domain/record';
import { envelopeId, expiredOn, type Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { sentAt } from './sent-at';
import type { Signatory } from './signatory';

export type EnvelopeRecord = NonNullable<Contract['envelopeRecords']>[number];

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

/** A record before it has its id. */
type NewRecord = WithoutId<EnvelopeRecord>;

export type SentRecord = Extract<EnvelopeRecord, { kind: 'sent' }>;

/** A list with records added, each with an id that tells it from the others. */
const withRecords = (
  records: readonly EnvelopeRecord[],
  added: readonly NewRecord[],
): readonly EnvelopeRecord[] =>
  added.reduce<readonly EnvelopeRecord[]>((list, record) => {
    const id = nextId(
      'E',
      list.map((one) => one.id),
    );
    return [...list, { ...record, id }];
  }, records);

/**
 * What happened to the contract's envelopes, in order. A contract of an earlier version has no records: there the id of
 * its envelope says when that was sent.
 */
export function envelopeRecords(contract: Contract): readonly EnvelopeRecord[] {
  const { envelopeRecords: records = [], envelope: terms } = contract;
  const envelope = envelopeId(contract);
  const isKnown = records.some((record) => record.kind === 'sent' && record.envelope === envelope);
  if (envelope === undefined || isKnown) return records;
  const at = sentAt(envelope);
  return withRecords(records, [
    {
      kind: 'sent',
      envelope,
      ...(at !== undefined && { at }),
      ...(terms?.expiresOn !== undefined && { expiresOn: terms.expiresOn }),
    },
  ]);
}

export const sentRecords = (records: readonly EnvelopeRecord[]): readonly SentRecord[] =>
  records.filter((record) => record.kind === 'sent');

/** The contract with something added to what happened to its envelopes. */
export const recorded = (contract: Contract, ...added: readonly NewRecord[]): Contract => ({
  ...contract,
  envelopeRecords: [...withRecords(envelopeRecords(contract), added)],
});

/** A person as a record keeps them. */
export const recordedPerson = ({ id, name, role, email, part, personId }: Signatory) => ({
  id,
  name,
  role,
  email,
  ...(part && { part }),
  ...(personId !== undefined && { personId }),
});

/** The declining that the records tell of, since the last envelope was sent. */
export function recordedDecline(records: readonly EnvelopeRecord[], signatoryId: string) {
  const sent = records.findLastIndex(({ kind }) => kind === 'sent');
  return records
    .slice(sent + 1)
    .find((record) => record.kind === 'declined' && record.person.id === signatoryId);
}

/** What ended the contract's envelope by a day, as far as the records do not tell of it yet. */
export function endRecords(contract: Contract, today: string): readonly NewRecord[] {
  const records = envelopeRecords(contract);
  const last = expiredOn(contract, today);
  const declined = contract.signatories.filter(
    ({ id, status }) => status === 'declined' && !recordedDecline(records, id),
  );
  return [
    ...declined.map((person) => ({
      kind: 'declined' as const,
      person: recordedPerson(person),
    })),
    ...(last === undefined ? [] : [{ kind: 'expired' as const, at: last }]),
  ];
}

const isDay = (time: string): boolean => time.length === 'YYYY-MM-DD'.length;

/** The order of two times, by the reader’s days where one of them is a day. */
export function compareTimes(one: string, other: string): number {
  const [a, b] = isDay(one) || isDay(other) ? [dayOf(one), dayOf(other)] : [one, other];
  return Number(a > b) - Number(a < b);
}

/**
 * The envelope in which a step was taken: as it was recorded, otherwise the last that was sent before; none where every
 * envelope that is known was sent later.
 */
export function envelopeOfStep(
  records: readonly EnvelopeRecord[],
  { signedIn }: Pick<Signatory, 'signedIn'>,
  at: string | undefined,
): SentRecord | undefined {
  const sent = sentRecords(records);
  const known = sent.find(({ envelope }) => envelope === signedIn);
  if (known) return known;
  return at === undefined
    ? sent[0]
    : sent.findLast((record) => record.at === undefined || compareTimes(record.at, at) <= 0);
}

/** The signatories, each with the envelope of a step that was taken before that was recorded. */
export function withKnownEnvelopes(contract: Contract): Contract['signatories'] {
  const records = envelopeRecords(contract);
  return contract.signatories.map((person) => {
    if (person.status !== 'signed' || person.signedIn !== undefined) return person;
    const signedIn = envelopeOfStep(records, person, person.signedDate)?.envelope;
    return signedIn === undefined ? person : { ...person, signedIn };
  });
}

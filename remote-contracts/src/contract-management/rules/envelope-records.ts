import { nextId } from 'shared-kernel/domain/record';
import { envelopeId, expiredOn, type Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { envelopeSentAt } from './envelope-sent-at';
import type { Signatory } from './signatory';

export type EnvelopeRecord = NonNullable<Contract['envelopeRecords']>[number];

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

type NewRecord = WithoutId<EnvelopeRecord>;

export type SentRecord = Extract<EnvelopeRecord, { kind: 'sent' }>;

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
 * Returns the records of a contract's envelopes in order. Older contracts have no records, so the sent record is
 * derived from the envelope id.
 */
export function envelopeRecords(contract: Contract): readonly EnvelopeRecord[] {
  const { envelopeRecords: records = [], envelope: terms } = contract;
  const envelope = envelopeId(contract);
  const isKnown = records.some((record) => record.kind === 'sent' && record.envelope === envelope);
  if (envelope === undefined || isKnown) return records;
  const at = envelopeSentAt(envelope);
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

export const withEnvelopeRecords = (
  contract: Contract,
  ...added: readonly NewRecord[]
): Contract => ({
  ...contract,
  envelopeRecords: [...withRecords(envelopeRecords(contract), added)],
});

export const recordedPerson = ({ id, name, role, email, part, personId }: Signatory) => ({
  id,
  name,
  role,
  email,
  ...(part && { part }),
  ...(personId !== undefined && { personId }),
});

export function recordedDecline(records: readonly EnvelopeRecord[], signatoryId: string) {
  const sent = records.findLastIndex(({ kind }) => kind === 'sent');
  return records
    .slice(sent + 1)
    .find((record) => record.kind === 'declined' && record.person.id === signatoryId);
}

/**
 * Returns new records about the end of the current envelope, as of the day `today`. Records that are already stored are
 * omitted.
 */
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

/** Compares two times. If one of them is only a date, both are compared as local dates. */
export function compareTimes(one: string, other: string): number {
  const [a, b] = isDay(one) || isDay(other) ? [dayOf(one), dayOf(other)] : [one, other];
  return Number(a > b) - Number(a < b);
}

/**
 * Returns the envelope of a signing step. If the step stores no envelope, the last envelope that was sent before the
 * step is used.
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

/** Adds the missing envelope ids to signatures that older versions stored. */
export function withKnownEnvelopes(contract: Contract): Contract['signatories'] {
  const records = envelopeRecords(contract);
  return contract.signatories.map((person) => {
    if (person.status !== 'signed' || person.signedIn !== undefined) return person;
    const signedIn = envelopeOfStep(records, person, person.signedDate)?.envelope;
    return signedIn === undefined ? person : { ...person, signedIn };
  });
}

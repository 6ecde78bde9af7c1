import { getNextId } from 'shared-kernel/domain/record';
import { findEnvelopeId, findPassedExpiryDate, type Contract } from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import { parseEnvelopeSentAt } from './parse-envelope-sent-at';
import type { Signatory } from './signatory';

export type EnvelopeRecord = NonNullable<Contract['envelopeRecords']>[number];

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

type NewRecord = WithoutId<EnvelopeRecord>;

export type EnvelopeSentRecord = Extract<EnvelopeRecord, { kind: 'sent' }>;

const withRecords = (
  records: readonly EnvelopeRecord[],
  added: readonly NewRecord[],
): readonly EnvelopeRecord[] =>
  added.reduce<readonly EnvelopeRecord[]>((list, record) => {
    const id = getNextId(
      'E',
      list.map((one) => one.id),
    );
    return [...list, { ...record, id }];
  }, records);

/**
 * Returns the records of a contract’s envelopes in order. Older contracts store no records, so their record of the sent
 * envelope is derived from the envelope id.
 */
export function getEnvelopeRecords(contract: Contract): readonly EnvelopeRecord[] {
  const { envelopeRecords: records = [], envelope: terms } = contract;
  const envelope = findEnvelopeId(contract);
  const isKnown = records.some((record) => record.kind === 'sent' && record.envelope === envelope);
  if (envelope === undefined || isKnown) return records;
  const at = parseEnvelopeSentAt(envelope);
  return withRecords(records, [
    {
      kind: 'sent',
      envelope,
      ...(at !== undefined && { at }),
      ...(terms?.expiresOn !== undefined && { expiresOn: terms.expiresOn }),
    },
  ]);
}

export const filterSentRecords = (
  records: readonly EnvelopeRecord[],
): readonly EnvelopeSentRecord[] => records.filter((record) => record.kind === 'sent');

export const addEnvelopeRecords = (
  contract: Contract,
  ...added: readonly NewRecord[]
): Contract => ({
  ...contract,
  envelopeRecords: [...withRecords(getEnvelopeRecords(contract), added)],
});

export const toRecordedSignatory = ({ id, name, role, email, part, personId }: Signatory) => ({
  id,
  name,
  role,
  email,
  ...(part && { part }),
  ...(personId !== undefined && { personId }),
});

export function findDeclineRecord(records: readonly EnvelopeRecord[], signatoryId: string) {
  const sent = records.findLastIndex(({ kind }) => kind === 'sent');
  return records
    .slice(sent + 1)
    .find((record) => record.kind === 'declined' && record.person.id === signatoryId);
}

/**
 * Returns the records to add if the current envelope was declined or has expired by `today`. Omits records that are
 * already stored.
 */
export function createEnvelopeEndRecords(contract: Contract, today: string): readonly NewRecord[] {
  const records = getEnvelopeRecords(contract);
  const last = findPassedExpiryDate(contract, today);
  const declined = contract.signatories.filter(
    ({ id, status }) => status === 'declined' && !findDeclineRecord(records, id),
  );
  return [
    ...declined.map((person) => ({
      kind: 'declined' as const,
      person: toRecordedSignatory(person),
    })),
    ...(last === undefined ? [] : [{ kind: 'expired' as const, at: last }]),
  ];
}

const isDay = (time: string): boolean => time.length === 'YYYY-MM-DD'.length;

/** Compares two times. If one of them is only a date, both are compared as local dates. */
export function compareSigningTimes(one: string, other: string): number {
  const [a, b] = isDay(one) || isDay(other) ? [toLocalDate(one), toLocalDate(other)] : [one, other];
  return Number(a > b) - Number(a < b);
}

/**
 * Returns the envelope of a signing step. If the step stores no envelope, the last envelope that was sent before the
 * step is used.
 */
export function findStepEnvelope(
  records: readonly EnvelopeRecord[],
  { signedIn }: Pick<Signatory, 'signedIn'>,
  at: string | undefined,
): EnvelopeSentRecord | undefined {
  const sent = filterSentRecords(records);
  const known = sent.find(({ envelope }) => envelope === signedIn);
  if (known) return known;
  return at === undefined
    ? sent[0]
    : sent.findLast((record) => record.at === undefined || compareSigningTimes(record.at, at) <= 0);
}

/** Adds the missing envelope ids to signatures that older versions stored. */
export function addMissingEnvelopeIds(contract: Contract): Contract['signatories'] {
  const records = getEnvelopeRecords(contract);
  return contract.signatories.map((person) => {
    if (person.status !== 'signed' || person.signedIn !== undefined) return person;
    const signedIn = findStepEnvelope(records, person, person.signedDate)?.envelope;
    return signedIn === undefined ? person : { ...person, signedIn };
  });
}

import * as v from 'valibot';
import {
  listActingSignatories,
  listPendingSignatories,
  getContractChangeError,
  type Contract,
} from 'shared-kernel/domain/contract';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import { toLocalDate } from 'shared-kernel/format';
import { normalizeName, recordIdSchema } from 'shared-kernel/workspace';
import { delegateSchema } from './delegation';
import type { EnvelopeResult } from './envelope';
import {
  createEnvelopeEndRecords,
  addEnvelopeRecords,
  addMissingEnvelopeIds,
} from './envelope-records';
import type { Signatory } from './signatory';
import { removeEnvelopeIds } from './void-envelope';

/** The new signatories in order. `id` is the id of the signatory to replace. */
export const correctionSchema = v.object({
  signatories: v.array(v.object({ id: recordIdSchema, ...delegateSchema.entries })),
});

type Correction = v.InferOutput<typeof correctionSchema>['signatories'];

export const findUnsignedSignatories = ({ signatories }: Contract): readonly Signatory[] =>
  signatories.filter(({ status }) => status !== 'signed');

export function getCorrectionError(contract: Contract, now: Date): string | undefined {
  const people = listActingSignatories(contract);
  if (people.length === 0) return 'The contract has no signatories yet.';
  if (people.every(({ status }) => status === 'signed')) return 'Everyone has already signed.';
  if (listPendingSignatories(contract, toLocalDate(now)).length === 0) return undefined;
  return getContractChangeError(contract) === undefined
    ? 'An envelope is out for signature. Recall it first.'
    : 'A partly signed envelope cannot be changed. Wait until the envelope expires or a signatory declines.';
}

const namedFields = ['name', 'role', 'email'] as const;

const namedOf = ({ name, role, email }: Pick<Signatory, (typeof namedFields)[number]>) => ({
  name,
  role,
  email,
});

const isSameName = (one: Correction[number], other: Signatory): boolean =>
  namedFields.every((field) => one[field] === other[field]);

/** Returns a signatory with the corrected fields. A new name or email sets the status back to pending. */
function correctedPerson(person: Signatory, to: Correction[number]): Signatory {
  if (isSameName(to, person)) return person;
  const { delegatedBy: _former, personId: _other, ...rest } = person;
  const isOther =
    to.name !== person.name || normalizeName(to.email) !== normalizeName(person.email);
  return isOther ? { ...rest, ...namedOf(to), status: 'pending' } : { ...person, role: to.role };
}

function doubledAddress(
  contract: Contract,
  corrections: Correction,
  signatories: readonly Signatory[],
): string | undefined {
  const changed = corrections.filter(({ id, email }) =>
    contract.signatories.some((person) => person.id === id && person.email !== email),
  );
  return changed.find(
    ({ email }) =>
      signatories.filter((person) => normalizeName(person.email) === normalizeName(email)).length >
      1,
  )?.email;
}

function correctedSignatories(contract: Contract, corrections: Correction): Signatory[] {
  let next = 0;
  return addMissingEnvelopeIds(contract).map((standing) => {
    if (standing.status === 'signed') return standing;
    const to = corrections[next];
    next += 1;
    const person = contract.signatories.find(({ id }) => id === to?.id);
    return to && person ? correctedPerson(person, to) : standing;
  });
}

/**
 * Returns the contract with corrected signatories, or why the correction is refused. The contract also records the
 * former names.
 */
export function applyCorrections(
  contract: Contract,
  corrections: Correction,
  now: Date,
  { name: by, personId: actorId }: Pick<PortalPerson, 'name' | 'personId'>,
): EnvelopeResult {
  const reason = getCorrectionError(contract, now);
  if (reason !== undefined) return { ok: false, reason };
  const people = findUnsignedSignatories(contract);
  const ids = new Set(corrections.map(({ id }) => id));
  if (people.length !== corrections.length || people.some(({ id }) => !ids.has(id)))
    return { ok: false, reason: 'The signatories have changed in the meantime. Reopen the form.' };
  const signatories = correctedSignatories(contract, corrections);
  const doubled = doubledAddress(contract, corrections, signatories);
  if (doubled !== undefined)
    return { ok: false, reason: `${doubled} is already part of this envelope.` };
  const changed = people.flatMap((person) => {
    const to = corrections.find(({ id }) => id === person.id);
    return to && !isSameName(to, person) ? [{ person, to }] : [];
  });
  const isSameOrder = people.every(({ id }, index) => corrections[index]?.id === id);
  if (changed.length === 0 && isSameOrder) return { ok: true, contract };
  const noted = addEnvelopeRecords(
    contract,
    ...createEnvelopeEndRecords(contract, toLocalDate(now)),
    ...changed.map(({ person, to }) => ({
      kind: 'changed' as const,
      at: now.toISOString(),
      by,
      ...(actorId !== undefined && { actorId }),
      signatoryId: person.id,
      before: namedOf(person),
      after: namedOf(to),
    })),
  );
  return {
    ok: true,
    contract: { ...removeEnvelopeIds(noted), signatories, lastModified: toLocalDate(now) },
  };
}

import * as v from 'valibot';
import { listActingSignatories, type Contract } from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import { normalizeName } from 'shared-kernel/workspace';
import { getEnvelopeError, type EnvelopeResult } from './envelope';
import { signatoryFormSchema } from './envelope-form';

export const delegateSchema = v.object({
  name: signatoryFormSchema.entries.name,
  role: signatoryFormSchema.entries.role,
  email: signatoryFormSchema.entries.email,
});

export type Delegate = v.InferOutput<typeof delegateSchema>;

export function applyDelegation(
  contract: Contract,
  signatoryId: string,
  to: Delegate,
  now: Date,
): EnvelopeResult {
  const reason = getEnvelopeError(contract, now);
  if (reason !== undefined) return { ok: false, reason };
  const person = listActingSignatories(contract).find(({ id }) => id === signatoryId);
  if (person?.status !== 'pending')
    return { ok: false, reason: 'Only a signatory with a pending action can delegate.' };
  if (contract.signatories.some(({ email }) => normalizeName(email) === normalizeName(to.email)))
    return { ok: false, reason: `${to.email} is already part of this envelope.` };
  const { personId: _other, ...part } = person;
  const signatories = contract.signatories.map((each) =>
    each === person ? { ...part, ...to, delegatedBy: person.name } : each,
  );
  return { ok: true, contract: { ...contract, signatories, lastModified: toLocalDate(now) } };
}

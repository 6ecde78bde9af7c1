import {
  listPendingSignatories,
  getContractChangeError,
  getSigningRole,
  type Contract,
} from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import { normalizeName } from 'shared-kernel/workspace';
import { getPlannedSignatories } from './contract-template';
import type { EnvelopeResult } from './envelope';
import { getEnvelopeRecords } from './envelope-records';
import type { SignatoryForm } from './envelope-form';
import { createSignatories } from './signatory';

export const emptySignatory: SignatoryForm = { name: '', role: '', email: '', part: 'signatory' };

/** Whether the list of signatories can be replaced. This is possible until an envelope is sent or a signatory acts. */
export const canSetSignatories = (contract: Contract): boolean =>
  getEnvelopeRecords(contract).length === 0 &&
  contract.signatories.every(({ status }) => status === 'pending');

export function toSignatoryForms(contract: Contract): SignatoryForm[] {
  const { signatories } = contract;
  if (signatories.length > 0)
    return signatories.map((person) => ({
      name: person.name,
      role: person.role,
      email: person.email,
      part: getSigningRole(person),
    }));
  const planned = getPlannedSignatories(contract).map((party) => ({
    ...emptySignatory,
    role: party.role,
    part: getSigningRole(party),
  }));
  return planned.length === 0 ? [emptySignatory] : planned;
}

const sharedAddress = (forms: readonly SignatoryForm[]): string | undefined =>
  forms.find(({ email }, index) =>
    forms.slice(0, index).some((other) => normalizeName(other.email) === normalizeName(email)),
  )?.email;

export function applySignatories(
  contract: Contract,
  forms: readonly SignatoryForm[],
  now: Date,
): EnvelopeResult {
  const reason =
    getContractChangeError(contract) ??
    (listPendingSignatories(contract, toLocalDate(now)).length > 0
      ? 'An envelope is out for signature. Recall it first.'
      : undefined);
  if (reason !== undefined) return { ok: false, reason };
  if (!canSetSignatories(contract))
    return {
      ok: false,
      reason: 'An envelope has already been sent. Change the signatories instead.',
    };
  if (!forms.some(({ part }) => part === undefined || part === 'signatory'))
    return { ok: false, reason: 'Add at least one signatory.' };
  const doubled = sharedAddress(forms);
  if (doubled !== undefined)
    return { ok: false, reason: `${doubled} is already part of this envelope.` };
  return {
    ok: true,
    contract: {
      ...contract,
      signatories: createSignatories(contract, forms),
      lastModified: toLocalDate(now),
    },
  };
}

export const formatSignatories = ({ signatories }: Pick<Contract, 'signatories'>): string =>
  signatories.length === 0 ? 'Add signatories' : 'Change signatories';

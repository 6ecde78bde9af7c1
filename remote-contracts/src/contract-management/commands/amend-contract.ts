import * as v from 'valibot';
import {
  formatContractTitle,
  getContractChangeError,
  type Contract,
} from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { describeContractDraft } from '../rules/next-step';
import { loadContractIds } from './load-contract-ids';
import { loadContractOwnerships } from './ownerships';
import { createDraftContract } from './create-draft-contract';
import { contractTerms } from './terms';

const suffix = / \(Amendment (\d+)\)$/;

/**
 * Number of amendments so far. The number in the title of an amendment counts too, so the amendment of Amendment 2 is
 * Amendment 3.
 */
const amendedSoFar = ({ title, amendments = [] }: Contract): number =>
  Number(suffix.exec(title)?.[1] ?? 0) + amendments.length;

const amendmentTitle = (contract: Contract): string =>
  `${formatContractTitle(contract).replace(suffix, '')} (Amendment ${amendedSoFar(contract) + 1})`;

/** Returns an unsigned draft amendment with the terms of a signed contract. Documents are not copied. */
function amendmentOf(signed: Contract, now: Date, taken: Iterable<string>): Contract {
  const { type, client, clientId, value, notarization } = signed;
  const terms = { title: amendmentTitle(signed), type, client, value };
  const draft = createDraftContract(terms, now, taken, true);
  const { required } = notarization;
  return {
    ...draft,
    ...(clientId !== undefined && { clientId }),
    amends: signed.id,
    signatories: signed.signatories.map(({ name, role, email, part }, index) => ({
      id: `${draft.id}-S${index + 1}`,
      name,
      role,
      email,
      status: 'pending',
      ...(part && { part }),
    })),
    ...(signed.envelope?.order && { envelope: { order: signed.envelope.order } }),
    notarization: required ? { required, status: 'pending' } : draft.notarization,
  };
}

const withAmendment = (signed: Contract, { id }: Pick<Contract, 'id'>): Contract => ({
  ...signed,
  amendments: [...(signed.amendments ?? []), id],
});

export const amendContract = defineCommand({
  ...contractTerms.amendContract,
  input: v.object({ id: recordIdSchema }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key }, { now }) {
    const signed = await transaction.need('contracts', key);
    if (getContractChangeError(signed) === undefined)
      return refuse('Only signed contracts can be amended. Edit this contract instead.');
    const amendment = amendmentOf(signed, now, await loadContractIds(transaction, now));
    transaction.add('contracts', amendment);
    transaction.put('contracts', withAmendment(signed, amendment));
    return amendment;
  },
  note: ({ id }, amendment) => `${amendment.id} amends ${id}`,
  toast: (amendment) => ({
    title: 'Amendment drafted',
    description: describeContractDraft(amendment),
  }),
});

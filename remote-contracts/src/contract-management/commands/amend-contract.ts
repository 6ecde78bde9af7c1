import * as v from 'valibot';
import { contractTitle, changeRefusal, type Contract } from 'shared-kernel/domain/contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { draftText } from '../signing/next-step';
import { takenFrom } from './taken-ids';
import { ownershipsById } from './ownerships';
import { draftedContract } from './drafted-contract';
import { contractTerms } from './terms';

const suffix = / \(Amendment (\d+)\)$/;

/** How often the contract, itself an amendment maybe, has been amended up to now. */
const amendedSoFar = ({ title, amendments = [] }: Contract): number =>
  Number(suffix.exec(title)?.[1] ?? 0) + amendments.length;

/** What an amendment of the contract is called, the next by number. */
const amendmentTitle = (contract: Contract): string =>
  `${contractTitle(contract).replace(suffix, '')} (Amendment ${amendedSoFar(contract) + 1})`;

/**
 * A new draft that refers to a signed contract, with its terms and its parties, none of whom has signed it; the
 * documents are its own.
 */
function amendmentOf(signed: Contract, now: Date, taken: Iterable<string>): Contract {
  const { type, client, clientId, value, notarization } = signed;
  const terms = { title: amendmentTitle(signed), type, client, value };
  const draft = draftedContract(terms, now, taken, true);
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

/** The signed contract as it names an amendment of it; nothing else of it changes. */
const withAmendment = (signed: Contract, { id }: Pick<Contract, 'id'>): Contract => ({
  ...signed,
  amendments: [...(signed.amendments ?? []), id],
});

/** Drafts a new contract that amends one with a signature, which stays as it was signed. */
export const amendContract = defineCommand({
  ...contractTerms.amendContract,
  input: v.object({ id: recordIdSchema }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key }, { now }) {
    const signed = await transaction.need('contracts', key);
    if (changeRefusal(signed) === undefined)
      return refuse('Only signed contracts can be amended. Edit this one.');
    const amendment = amendmentOf(signed, now, await takenFrom(transaction, now));
    transaction.add('contracts', amendment);
    transaction.put('contracts', withAmendment(signed, amendment));
    return amendment;
  },
  note: ({ id }, amendment) => `${amendment.id} amends ${id}`,
  toast: (amendment) => ({ title: 'Amendment drafted', description: draftText(amendment) }),
});

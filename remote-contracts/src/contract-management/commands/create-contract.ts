import * as v from 'valibot';
import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { contractDraftSchema } from '../rules/contract-draft';
import { createEnvelopeFromTemplate } from '../rules/contract-template';
import { createDraftContract } from './create-draft-contract';
import {
  resolveClientChoice,
  defineCommand,
  recordIdSchema,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { describeContractDraft } from '../rules/next-step';
import { createContractReference } from './create-contract-reference';
import { loadContractIds } from './load-contract-ids';
import { getContractOwnership, loadTemplateOwnerships } from './ownerships';
import { contractTerms } from './terms';

export const contractInputSchema = v.object({
  ...contractDraftSchema.entries,
  template: v.optional(recordIdSchema),
});

export type ContractInput = v.InferOutput<typeof contractInputSchema>;

const ownershipsOfCreation = async (
  transaction: CommandTransaction,
  { client, template }: ContractInput,
) => [
  getContractOwnership(await resolveClientChoice(transaction, client)),
  ...(await loadTemplateOwnerships(transaction, template)),
];

async function add(
  transaction: CommandTransaction,
  draft: ContractInput,
  now: Date,
  reviewRequired: boolean,
): Promise<Contract> {
  const taken = await loadContractIds(transaction, now);
  const contract = {
    ...createDraftContract(draft, now, taken, reviewRequired),
    ...(await resolveClientChoice(transaction, draft.client)),
    ...(draft.template !== undefined &&
      createEnvelopeFromTemplate(await transaction.need('contractTemplates', draft.template))),
  };
  transaction.add('contracts', contract);
  await transaction.raise('newContractAssignments', {
    ...createContractReference(contract),
    type: reviewRequired ? 'info' : 'warning',
    title: reviewRequired ? 'New contract assigned' : 'Contract deployed without legal review',
    message: reviewRequired
      ? `${formatContractTitle(contract)} is a draft and requires legal review.`
      : `${formatContractTitle(contract)} was deployed without legal review.`,
    actionRequired: reviewRequired,
    priority: reviewRequired ? 'medium' : 'high',
  });
  return contract;
}

/** Creates a draft contract that requires a legal review (C8). */
export const createContract = defineCommand({
  ...contractTerms.createContract,
  input: contractInputSchema,
  ownerships: ownershipsOfCreation,
  apply: (transaction, draft, { now }) => add(transaction, draft, now, true),
  toast: (contract) => ({
    title: 'Contract created',
    description: describeContractDraft(contract),
  }),
});

/** Creates a contract without legal review (C9). `accepted` is whether the user ticked the waiver checkbox (C10). */
export const waiveLegalReview = defineCommand({
  ...contractTerms.waiveLegalReview,
  input: v.object({ ...contractInputSchema.entries, accepted: v.boolean() }),
  ownerships: ownershipsOfCreation,
  apply: (transaction, draft, { now }) => add(transaction, draft, now, false),
  note: ({ accepted }) =>
    `User Waived. “I understand and accept these terms” was ${accepted ? 'ticked' : 'not ticked'}.`,
  toast: (contract) => ({
    title: 'Contract deployed without legal review',
    description: `${formatContractTitle(contract)} is flagged User Waived.`,
  }),
});

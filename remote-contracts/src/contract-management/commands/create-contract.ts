import * as v from 'valibot';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { contractDraftSchema } from '../rules/contract-draft';
import { envelopeFromTemplate } from '../rules/contract-template';
import { draftedContract } from './drafted-contract';
import {
  resolveClientChoice,
  defineCommand,
  recordIdSchema,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { draftText } from '../rules/next-step';
import { aboutContract } from './about-contract';
import { existingContractIds } from './existing-contract-ids';
import { ownershipOf, ownershipsOfTemplate } from './ownerships';
import { contractTerms } from './terms';

export const creationSchema = v.object({
  ...contractDraftSchema.entries,
  template: v.optional(recordIdSchema),
});

export type Creation = v.InferOutput<typeof creationSchema>;

const ownershipsOfCreation = async (
  transaction: CommandTransaction,
  { client, template }: Creation,
) => [
  ownershipOf(await resolveClientChoice(transaction, client)),
  ...(await ownershipsOfTemplate(transaction, template)),
];

async function add(
  transaction: CommandTransaction,
  draft: Creation,
  now: Date,
  reviewRequired: boolean,
): Promise<Contract> {
  const taken = await existingContractIds(transaction, now);
  const contract = {
    ...draftedContract(draft, now, taken, reviewRequired),
    ...(await resolveClientChoice(transaction, draft.client)),
    ...(draft.template !== undefined &&
      envelopeFromTemplate(await transaction.need('contractTemplates', draft.template))),
  };
  transaction.add('contracts', contract);
  await transaction.raise('newContractAssignments', {
    ...aboutContract(contract),
    type: reviewRequired ? 'info' : 'warning',
    title: reviewRequired ? 'New contract assigned' : 'Contract deployed without legal review',
    message: reviewRequired
      ? `${contractTitle(contract)} is a draft and requires legal review.`
      : `${contractTitle(contract)} was deployed without legal review.`,
    actionRequired: reviewRequired,
    priority: reviewRequired ? 'medium' : 'high',
  });
  return contract;
}

/** Creates a draft contract that requires a legal review (C8). */
export const createContract = defineCommand({
  ...contractTerms.createContract,
  input: creationSchema,
  ownerships: ownershipsOfCreation,
  apply: (transaction, draft, { now }) => add(transaction, draft, now, true),
  toast: (contract) => ({
    title: 'Contract created',
    description: draftText(contract),
  }),
});

/** Creates a contract without legal review (C9). `accepted` is whether the user ticked the waiver checkbox (C10). */
export const waiveLegalReview = defineCommand({
  ...contractTerms.waiveLegalReview,
  input: v.object({ ...creationSchema.entries, accepted: v.boolean() }),
  ownerships: ownershipsOfCreation,
  apply: (transaction, draft, { now }) => add(transaction, draft, now, false),
  note: ({ accepted }) =>
    `User Waived. “I understand and accept these terms” was ${accepted ? 'ticked' : 'not ticked'}.`,
  toast: (contract) => ({
    title: 'Contract deployed without legal review',
    description: `${contractTitle(contract)} is flagged User Waived.`,
  }),
});

import * as v from 'valibot';
import { contractSchema, contractStatusView, contractTitle } from 'shared-kernel/domain/contract';
import { movedContract } from './moved-contract';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { aboutContract } from './about-contract';

/** Moves a contract to another status where that is allowed; its legal review goes along. */
export const moveContract = defineCommand({
  id: 'contract.move',
  label: 'Moved the contract',
  input: v.object({ id: recordIdSchema, status: contractSchema.entries.status }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { id: key, status }, { now }) {
    const moved = movedContract(await transaction.need('contracts', key), status, now);
    if (!moved) return refuse('The contract cannot move to this status.');
    transaction.put('contracts', moved);
    if (status === 'legal_approved') {
      await transaction.raise('legalReviewCompleted', {
        ...aboutContract(moved),
        type: 'success',
        title: 'Legal review completed',
        message: `${contractTitle(moved)} is legally verified and can be sent for signature.`,
        actionRequired: true,
        priority: 'medium',
      });
    }
    return moved;
  },
  note: (_input, { status }) => `Now ${contractStatusView[status].label}`,
  toast: (contract) => ({
    title: `Contract moved to ${contractStatusView[contract.status].label}`,
    description: contractTitle(contract),
  }),
});

import { permissions } from 'shared-kernel/domain/portal';
import { toLocalDate } from 'shared-kernel/format';
import { createClientOwnership, defineCommand, recordIdSchema } from 'shared-kernel/workspace';

export const bluePrint = defineCommand({
  id: 'contract.bluePrint',
  label: 'Did the blue print',
  input: recordIdSchema,
  inReference: false,
  permission: permissions.documents,
  ownerships: async (transaction, id) => [
    createClientOwnership(await transaction.need('contracts', id)),
  ],
  async apply(transaction, id, { now }) {
    const contract = await transaction.need('contracts', id);
    const changed = { ...contract, lastModified: toLocalDate(now) };
    transaction.put('contracts', changed);
    return changed;
  },
  toast: ({ title }) => ({ title: 'Did the blue print', description: title }),
});

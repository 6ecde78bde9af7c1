import { permissions } from 'shared-kernel/domain/portal';
import { clearPaymentActions } from 'shared-kernel/domain/notification';
import { applyPaymentRelease } from 'shared-kernel/domain/transaction';
import { defineCommand, recordIdSchema } from 'shared-kernel/workspace';
import * as v from 'valibot';

export const releasePayment = defineCommand({
  id: 'test.releasePayment',
  label: 'Released the transaction',
  input: v.object({ id: recordIdSchema }),
  permission: permissions.workspace,
  async apply(transaction, { id }) {
    transaction.put(
      'transactions',
      applyPaymentRelease(await transaction.need('transactions', id)),
    );
    await clearPaymentActions(transaction, [{ id }]);
  },
});

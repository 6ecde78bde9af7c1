import * as v from 'valibot';
import { dayOf } from 'shared-kernel/format';
import { defineCommand, recordIdSchema } from 'shared-kernel/workspace';
import { bluePrintTerms } from './terms';

/** Changes the contract with this id. */
export const doBluePrint = defineCommand({
  ...bluePrintTerms.doBluePrint,
  input: v.object({ id: recordIdSchema }),
  async apply(transaction, { id }, { now }) {
    const contract = await transaction.need('contracts', id);
    const changed = { ...contract, lastModified: dayOf(now) };
    transaction.put('contracts', changed);
    return changed;
  },
  toast: ({ title }) => ({ title: 'Did the blue print', description: title }),
});

import * as v from 'valibot';
import { applyNotarizationBooking } from '../rules/envelope';
import { timestampSchema } from 'shared-kernel/domain/record';
import { createRequiredTextSchema } from 'shared-kernel/domain/text';
import { formatDateTime, isAfter } from 'shared-kernel/format';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import { loadContractOwnerships } from './ownerships';
import { contractTerms } from './terms';

/** Schedules the video notarization of a contract. `scheduledDate` is an ISO instant in the future. */
export const scheduleNotarization = defineCommand({
  ...contractTerms.scheduleNotarization,
  input: v.object({
    id: recordIdSchema,
    scheduledDate: timestampSchema,
    notaryName: createRequiredTextSchema('Enter the notary’s name'),
  }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, ...booking }, { now }) {
    const contract = await transaction.need('contracts', key);
    if (contract.notarization.status === 'completed') {
      return refuse('The notarization is completed.');
    }
    if (!isAfter(booking.scheduledDate, now)) {
      return refuse('Choose a time in the future.');
    }
    const scheduled = applyNotarizationBooking(contract, booking, now);
    transaction.put('contracts', scheduled);
    return scheduled;
  },
  toast: (_contract, { scheduledDate }) => ({
    title: 'Notarization scheduled',
    description: formatDateTime(scheduledDate),
  }),
});

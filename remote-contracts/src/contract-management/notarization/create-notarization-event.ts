import { compareNewestFirst, getRecordRevision, type AuditEntry } from 'shared-kernel/domain/audit';
import { contractSchema, formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import type { IcsEvent } from 'shared-kernel/format/ics';
import * as v from 'valibot';

const { scheduledDate, notaryName } = contractSchema.entries.notarization.entries;

const changedBooking = v.object({
  notarization: v.object({ scheduledDate: scheduledDate.wrapped, notaryName }),
});

type Booking = v.InferOutput<typeof changedBooking>['notarization'];

function lastBooking(entries: readonly AuditEntry[]): Booking | undefined {
  for (const { before } of entries.toSorted(compareNewestFirst)) {
    const parsed = v.safeParse(changedBooking, before);
    if (parsed.success) return parsed.output.notarization;
  }
  return undefined;
}

/**
 * Returns the calendar event of a notarization with its revision. If the booking was undone, the event is cancelled.
 */
export function createNotarizationEvent(
  contract: Contract,
  entries: readonly AuditEntry[],
): IcsEvent | undefined {
  const { notarization, id } = contract;
  if (notarization.status === 'completed') return undefined;
  const { scheduledDate: at } = notarization;
  const booking = at === undefined ? lastBooking(entries) : { ...notarization, scheduledDate: at };
  if (booking === undefined) return undefined;
  const notary = booking.notaryName === undefined ? '' : `, notary ${booking.notaryName}`;
  return {
    uid: `${id}-notarization@trustfold.example`,
    title: `Video notarization: ${formatContractTitle(contract)}`,
    start: booking.scheduledDate,
    description: `Contract ${id}${notary}`,
    isCancelled: at === undefined,
    ...getRecordRevision(entries),
  };
}

import type { ComplianceRecord } from './compliance-record.schema';
import type { ScreeningEvent } from './screening-event';

/** One of the screenings of a client. */
export type Screening = ScreeningEvent['screening'];

/** How far a screening is; for a pending one the last step on record decides. */
export type ScreeningState = 'unstarted' | 'requested' | 'received' | 'completed' | 'flagged';

/** The steps taken in a screening, oldest first. */
export const screeningHistory = (
  { screeningEvents = [] }: Pick<ComplianceRecord, 'screeningEvents'>,
  screening: Screening,
): readonly ScreeningEvent[] => screeningEvents.filter((event) => event.screening === screening);

/** How far a screening is, in full. */
export function screeningState(
  record: Pick<ComplianceRecord, 'kycStatus' | 'amlStatus' | 'screeningEvents'>,
  screening: Screening,
): ScreeningState {
  const status = record[`${screening}Status`];
  if (status !== 'pending') return status;
  const last = screeningHistory(record, screening).at(-1)?.step;
  if (last === undefined) return 'unstarted';
  return last === 'receive' ? 'received' : 'requested';
}

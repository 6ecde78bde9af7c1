import type { ComplianceRecord } from './compliance-record.schema';
import type { ScreeningEvent } from './screening-event';

export type Screening = ScreeningEvent['screening'];

/** State of a screening. While the screening is pending, its last recorded step determines the state. */
export type ScreeningState = 'unstarted' | 'requested' | 'received' | 'completed' | 'flagged';

/** The recorded steps of a screening, oldest first. */
export const getScreeningHistory = (
  { screeningEvents = [] }: Pick<ComplianceRecord, 'screeningEvents'>,
  screening: Screening,
): readonly ScreeningEvent[] => screeningEvents.filter((event) => event.screening === screening);

/** Returns the state of one screening of a client. */
export function getScreeningState(
  record: Pick<ComplianceRecord, 'kycStatus' | 'amlStatus' | 'screeningEvents'>,
  screening: Screening,
): ScreeningState {
  const status = record[`${screening}Status`];
  if (status !== 'pending') return status;
  const last = getScreeningHistory(record, screening).at(-1)?.step;
  if (last === undefined) return 'unstarted';
  return last === 'receive' ? 'received' : 'requested';
}

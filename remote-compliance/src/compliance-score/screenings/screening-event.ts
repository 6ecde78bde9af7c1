import { complianceRecordSchema } from 'shared-kernel/domain/compliance';
import type * as v from 'valibot';

const eventSchema = complianceRecordSchema.entries.screeningEvents.wrapped.item;

/** One step of a screening. */
export type ScreeningEvent = v.InferOutput<typeof eventSchema>;

/** One of the screenings of a client. */
export type Screening = ScreeningEvent['screening'];

/** The screenings of a client (CO2). */
export const screenings = eventSchema.entries.screening.options;

/** What a reviewer does about a screening, in the order of an untroubled one. */
export const screeningSteps = eventSchema.entries.step.options;

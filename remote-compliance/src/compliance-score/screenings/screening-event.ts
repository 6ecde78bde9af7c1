import { complianceRecordSchema } from 'shared-kernel/domain/compliance';
import type * as v from 'valibot';

const eventSchema = complianceRecordSchema.entries.screeningEvents.wrapped.item;

export type ScreeningEvent = v.InferOutput<typeof eventSchema>;

export type Screening = ScreeningEvent['screening'];

export const screenings = eventSchema.entries.screening.options;

export const screeningSteps = eventSchema.entries.step.options;

import * as v from 'valibot';
import { dateSchemaOf, timestampSchema } from '../scalars';

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** What the Book a Demo dialog asks (L1); `date` is a calendar day, `time` is `HH:MM` local to the visitor. */
export const demoRequestFormSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2, 'Name must be at least 2 characters')),
  email: v.pipe(v.string(), v.trim(), v.email('Invalid email address')),
  company: required('Company is required'),
  date: dateSchemaOf('Choose a day'),
  time: v.pipe(v.string(), v.isoTime('Choose a time')),
  message: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(1000, 'At most 1,000 characters')),
    '',
  ),
});

export type DemoRequestFormInput = v.InferInput<typeof demoRequestFormSchema>;
export type DemoRequestForm = v.InferOutput<typeof demoRequestFormSchema>;

/** A visitor's request for a demo as the workspace keeps it; `requestedAt` is an ISO instant. */
export const demoRequestSchema = v.object({
  ...demoRequestFormSchema.entries,
  id: v.pipe(v.string(), v.nonEmpty()),
  requestedAt: timestampSchema,
});

export type DemoRequest = v.InferOutput<typeof demoRequestSchema>;

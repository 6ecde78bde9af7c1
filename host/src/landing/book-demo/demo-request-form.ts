import { createDateSchema } from 'shared-kernel/domain/record';
import {
  createRequiredEmailSchema,
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
} from 'shared-kernel/domain/text';
import {
  isAfter,
  isLocalTimeChosen,
  getLocalTimeError,
  getAmbiguousTimeMessage,
} from 'shared-kernel/format';
import * as v from 'valibot';

/** Fields of the form Book a Demo (L1). `date` and `time` (`HH:MM`) are in the visitor’s time zone. */
export const demoRequestFormSchema = v.object({
  name: v.pipe(
    createTrimmedTextSchema(inputLimits.name),
    v.minLength(2, 'Name must be at least 2 characters'),
  ),
  email: createRequiredEmailSchema('Invalid email address'),
  company: createRequiredTextSchema('Company is required'),
  date: createDateSchema('Choose a day'),
  time: v.pipe(v.string(), v.isoTime('Choose a time')),
  /** The chosen time (ISO 8601). Set only if the local time occurs twice, because clocks are set back. */
  instant: v.optional(v.string()),
});

export type DemoRequestForm = v.InferOutput<typeof demoRequestFormSchema>;

export const toLocalTime = ({ date, time }: Pick<DemoRequestForm, 'date' | 'time'>): string =>
  `${date}T${time}`;

/** Schema of a demo request, with the additional check that the time is in the future. */
export const futureDemoRequestSchema = v.pipe(
  demoRequestFormSchema,
  v.forward(
    v.partialCheck(
      [['date'], ['time']],
      ({ date, time }) => !isAfter(Date.now(), `${date}T${time}`),
      'Choose a time in the future',
    ),
    ['date'],
  ),
  v.forward(
    v.partialCheck(
      [['date'], ['time']],
      (form) => getLocalTimeError(toLocalTime(form)) === undefined,
      ({ input }) => getLocalTimeError(toLocalTime(input)) ?? '',
    ),
    ['time'],
  ),
  v.forward(
    v.partialCheck(
      [['date'], ['time'], ['instant']],
      (form) => isLocalTimeChosen(toLocalTime(form), form.instant),
      getAmbiguousTimeMessage,
    ),
    ['instant'],
  ),
);

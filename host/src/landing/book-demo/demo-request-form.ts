import { dateSchemaOf } from 'shared-kernel/domain/record';
import { emailText, requiredText, typedLimits, typedText } from 'shared-kernel/domain/text';
import {
  isAfter,
  isLocalTimeChosen,
  localTimeFault,
  localTimeQuestion,
} from 'shared-kernel/format';
import * as v from 'valibot';

/** What the Book a Demo dialog asks (L1); `date` is a calendar day, `time` is `HH:MM` local to the visitor. */
export const demoRequestFormSchema = v.object({
  name: v.pipe(typedText(typedLimits.name), v.minLength(2, 'Name must be at least 2 characters')),
  email: emailText('Invalid email address'),
  company: requiredText('Company is required'),
  date: dateSchemaOf('Choose a day'),
  time: v.pipe(v.string(), v.isoTime('Choose a time')),
  /** Which one, where the visitor's clock shows that time twice; an ISO instant. */
  instant: v.optional(v.string()),
});

export type DemoRequestForm = v.InferOutput<typeof demoRequestFormSchema>;

/** The chosen time on the visitor's own clock. */
export const localTimeOf = ({ date, time }: Pick<DemoRequestForm, 'date' | 'time'>): string =>
  `${date}T${time}`;

/** The same as the dialog reads it, which asks for a moment to come. */
export const bookDemoSchema = v.pipe(
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
      (form) => localTimeFault(localTimeOf(form)) === undefined,
      ({ input }) => localTimeFault(localTimeOf(input)) ?? '',
    ),
    ['time'],
  ),
  v.forward(
    v.partialCheck(
      [['date'], ['time'], ['instant']],
      (form) => isLocalTimeChosen(localTimeOf(form), form.instant),
      localTimeQuestion,
    ),
    ['instant'],
  ),
);

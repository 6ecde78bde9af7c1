import { notarizationSchema } from 'shared-kernel/domain/contract';
import * as v from 'valibot';
import { requiredText } from 'shared-kernel/domain/text';

const { scheduledDate } = notarizationSchema.entries;

const isKept = (local: string) =>
  Number.isNaN(Date.parse(local)) || v.is(scheduledDate, new Date(local).toISOString());

/**
 * A booking as it is typed, after `now` (an ISO instant): `when` is a moment on the reader's own
 * clock, `YYYY-MM-DDTHH:mm`.
 */
export const scheduleSchema = (now: string) =>
  v.object({
    when: v.pipe(
      v.string(),
      v.nonEmpty('Choose a day and a time.'),
      v.check(
        (local) => Date.parse(local) > Date.parse(now),
        'Choose a time that is still to come.',
      ),
      v.check(isKept, 'Choose a time before the year 2200.'),
    ),
    notaryName: requiredText('Name the notary.'),
  });

export type Schedule = v.InferOutput<ReturnType<typeof scheduleSchema>>;

const two = (figure: number) => String(figure).padStart(2, '0');

/** An ISO instant on the reader's own clock, as the picker wants it. */
export function localMoment(iso: string): string {
  const at = new Date(iso);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

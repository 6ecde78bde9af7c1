import * as v from 'valibot';
import { requiredText } from 'shared-kernel/domain/text';

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

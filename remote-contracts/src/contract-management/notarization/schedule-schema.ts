import { contractSchema } from 'shared-kernel/domain/contract';
import * as v from 'valibot';
import { requiredText } from 'shared-kernel/domain/text';
import { instantOf, isAfter, millisecondsOf } from 'shared-kernel/format';

const { scheduledDate } = contractSchema.entries.notarization.entries;

const isKept = (local: string) =>
  Number.isNaN(millisecondsOf(local)) || v.is(scheduledDate, instantOf(local));

/**
 * A booking as it is typed, after `now` (an ISO instant): `when` is a moment on the reader's own
 * clock, `YYYY-MM-DDTHH:mm`.
 */
export const scheduleSchema = (now: string) =>
  v.object({
    when: v.pipe(
      v.string(),
      v.nonEmpty('Choose a day and a time.'),
      v.check((local) => isAfter(local, now), 'Choose a time that is still to come.'),
      v.check(isKept, 'Choose a time before the year 2200.'),
    ),
    notaryName: requiredText('Name the notary.'),
  });

export type Schedule = v.InferOutput<ReturnType<typeof scheduleSchema>>;

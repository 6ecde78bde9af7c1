import * as v from 'valibot';
import { type Contract, contractSchema } from 'shared-kernel/domain/contract';
import { requiredText } from 'shared-kernel/domain/text';
import { CommandForm, DateField, TextField } from 'shared-kernel/form';
import { instantOf, localMoment, readerZone, isAfter, millisecondsOf } from 'shared-kernel/format';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { scheduleNotarization } from '../commands/schedule-notarization';

const { scheduledDate } = contractSchema.entries.notarization.entries;

const isKept = (local: string) =>
  Number.isNaN(millisecondsOf(local)) || v.is(scheduledDate, instantOf(local));

/**
 * A booking as it is typed, after `now` (an ISO instant): `when` is a moment on the reader's own
 * clock, `YYYY-MM-DDTHH:mm`.
 */
const scheduleSchema = (now: string) =>
  v.object({
    when: v.pipe(
      v.string(),
      v.nonEmpty('Choose a day and a time.'),
      v.check((local) => isAfter(local, now), 'Choose a time in the future.'),
      v.check(isKept, 'Choose a time before the year 2200.'),
    ),
    notaryName: requiredText('Enter the notary’s name.'),
  });

interface ScheduleFormProps {
  readonly contract: Contract;
  readonly onBooked: () => void;
}

/** When, on the reader's own clock, and with whom. */
export function ScheduleForm({ contract, onBooked }: ScheduleFormProps) {
  const { scheduledDate: booked, notaryName = '' } = contract.notarization;
  const { run, isPending } = useCommand(scheduleNotarization);
  const now = useWorkspaceClock();
  return (
    <CommandForm
      label="Schedule notarization"
      schema={scheduleSchema(now)}
      defaultValues={{ when: booked === undefined ? '' : localMoment(booked), notaryName }}
      draftKey={`contract.scheduleNotarization ${contract.id}`}
      submit="Schedule Notarization"
      isPending={isPending}
      onSubmit={({ when, notaryName: name }, show) =>
        run({ id: contract.id, scheduledDate: instantOf(when), notaryName: name }, show)
      }
      onDone={onBooked}
    >
      {({ control }) => (
        <>
          <DateField
            name="when"
            control={control}
            label="Day and time"
            hint={`In your time zone, ${readerZone()}`}
            withTime
            min={localMoment(now)}
            max="2199-12-31T23:59"
            required
          />
          <TextField name="notaryName" control={control} label="Notary" required />
        </>
      )}
    </CommandForm>
  );
}

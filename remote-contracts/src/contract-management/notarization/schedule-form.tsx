import { type Contract, contractSchema } from 'shared-kernel/domain/contract';
import {
  DateField,
  Form,
  FormActions,
  showInvalidIn,
  TextField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { instantOf, localMoment, readerZone, isAfter, millisecondsOf } from 'shared-kernel/format';
import { Button } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { scheduleNotarization } from '../commands/schedule-notarization';
import * as v from 'valibot';
import { requiredText } from 'shared-kernel/domain/text';

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
    notaryName: requiredText('Name the notary.'),
  });

type Schedule = v.InferOutput<ReturnType<typeof scheduleSchema>>;

interface ScheduleFormProps {
  readonly contract: Contract;
  readonly onBooked: () => void;
  readonly onCancel: () => void;
}

/** When, on the reader's own clock, and with whom. */
export function ScheduleForm({ contract, onBooked, onCancel }: ScheduleFormProps) {
  const { scheduledDate, notaryName = '' } = contract.notarization;
  const { run, isPending } = useCommand(scheduleNotarization);
  const now = useWorkspaceClock();
  const schema = scheduleSchema(now);
  const form = useValidatedForm(schema, {
    defaultValues: {
      when: scheduledDate === undefined ? '' : localMoment(scheduledDate),
      notaryName,
    },
  });
  const draft = useDraft(form, schema, `contract.scheduleNotarization ${contract.id}`);

  const book = async ({ when, notaryName: name }: Schedule) => {
    const booking = { id: contract.id, scheduledDate: instantOf(when), notaryName: name };
    const { status } = await run(booking, showInvalidIn(form));
    if (status !== 'done') return;
    draft.forget();
    onBooked();
  };

  return (
    <Form form={form} draft={draft} onSubmit={book} label="Schedule notarization">
      <DateField
        name="when"
        control={form.control}
        label="Day and time"
        hint={`In your time zone, ${readerZone()}`}
        withTime
        min={localMoment(now)}
        max="2199-12-31T23:59"
        required
      />
      <TextField name="notaryName" control={form.control} label="Notary" required />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Schedule Notarization
        </Button>
      </FormActions>
    </Form>
  );
}

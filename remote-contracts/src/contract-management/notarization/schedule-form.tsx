import type { Contract } from 'shared-kernel/domain/contract';
import {
  DateField,
  Form,
  FormActions,
  showInvalidIn,
  TextField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { instantOf, localMoment, readerZone } from 'shared-kernel/format';
import { Button } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { scheduleNotarization } from '../commands/schedule-notarization';
import { scheduleSchema, type Schedule } from './schedule-schema';

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

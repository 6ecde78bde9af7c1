import { useState } from 'react';
import * as v from 'valibot';
import { contractSchema, formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { createRequiredTextSchema } from 'shared-kernel/domain/text';
import {
  CommandForm,
  DateField,
  FormActions,
  FormDialog,
  SelectField,
  TextField,
  useWatch,
  type Control,
} from 'shared-kernel/form';
import {
  getChosenInstant,
  formatDateTime,
  toInstant,
  isAfter,
  isLocalTimeChosen,
  formatDateTimeInput,
  listLocalTimeChoices,
  getLocalTimeError,
  getAmbiguousTimeMessage,
  toMilliseconds,
  getUserTimeZone,
  unknownText,
} from 'shared-kernel/format';
import { DetailsTable } from 'shared-kernel/records';
import { Button, Stack } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { scheduleNotarization } from '../commands/schedule-notarization';
import type { ContractDialogProps } from '../contract-dialog';
import { CalendarFileButton } from './calendar-file-button';

const { scheduledDate } = contractSchema.entries.notarization.entries;

interface ScheduleInput {
  readonly when: string;
  readonly instant?: string | undefined;
  readonly notaryName: string;
}

const isKept = (local: string) =>
  Number.isNaN(toMilliseconds(local)) || v.is(scheduledDate, toInstant(local));

/**
 * Schema of a notarization booking. `when` is a local time (`YYYY-MM-DDTHH:mm`). Refuses a booking equal to `made`,
 * because pressing Enter twice would submit the form twice.
 */
const scheduleSchema = (now: string, made: Pick<ScheduleInput, 'when' | 'notaryName'>) =>
  v.pipe(
    v.object({
      when: v.pipe(
        v.string(),
        v.nonEmpty('Choose a day and a time.'),
        v.check(
          (local) => getLocalTimeError(local) === undefined,
          ({ input }) => getLocalTimeError(input) ?? '',
        ),
        v.check((local) => isAfter(local, now), 'Choose a time in the future.'),
        v.check(isKept, 'Choose a time before the year 2200.'),
      ),
      /** The chosen time as an ISO instant. Set only if the local time occurs twice, because the clocks go back. */
      instant: v.optional(v.string()),
      notaryName: createRequiredTextSchema('Enter the notary’s name.'),
    }),
    v.forward(
      v.partialCheck(
        [['when'], ['instant']],
        ({ when, instant }) => isLocalTimeChosen(when, instant),
        getAmbiguousTimeMessage,
      ),
      ['instant'],
    ),
    v.forward(
      v.partialCheck(
        [['when'], ['notaryName']],
        ({ when, notaryName }) => when !== made.when || notaryName !== made.notaryName,
        'This appointment is already booked. Choose another time or notary.',
      ),
      ['when'],
    ),
  );

/** If the local time occurs twice because the clocks go back, asks the user which of the two times is meant. */
function WhichTime({ control }: { readonly control: Control<ScheduleInput> }) {
  const choices = listLocalTimeChoices(useWatch({ control, name: 'when' }));
  return (
    choices.length > 0 && (
      <SelectField
        name="instant"
        control={control}
        label="Time zone offset"
        hint={getAmbiguousTimeMessage()}
        options={choices}
        required
      />
    )
  );
}

interface ScheduleFormProps {
  readonly contract: Contract;
  readonly onBooked: () => void;
}

function ScheduleForm({ contract, onBooked }: ScheduleFormProps) {
  const { scheduledDate: booked, notaryName = '' } = contract.notarization;
  const { run } = useCommand(scheduleNotarization);
  const now = useWorkspaceClock();
  const made = { when: booked === undefined ? '' : formatDateTimeInput(booked), notaryName };
  return (
    <CommandForm
      label="Schedule notarization"
      schema={scheduleSchema(now, made)}
      defaultValues={{ ...made, instant: booked }}
      draftKey={`contract.scheduleNotarization ${contract.id}`}
      submit="Schedule Notarization"
      onSubmit={({ when, instant, notaryName: name }, show) =>
        run(
          { id: contract.id, scheduledDate: getChosenInstant(when, instant), notaryName: name },
          show,
        )
      }
      onDone={onBooked}
    >
      {({ control }) => (
        <>
          <DateField
            name="when"
            control={control}
            label="Date and time"
            hint={`In your time zone, ${getUserTimeZone()}`}
            withTime
            min={formatDateTimeInput(now)}
            max="2199-12-31T23:59"
            required
          />
          <WhichTime control={control} />
          <TextField name="notaryName" control={control} label="Notary" required />
        </>
      )}
    </CommandForm>
  );
}

function Booked({ contract, onClose }: Pick<ContractDialogProps, 'contract' | 'onClose'>) {
  const { scheduledDate, notaryName } = contract.notarization;
  return (
    <Stack>
      <DetailsTable
        facts={[
          {
            label: 'Scheduled for',
            value: scheduledDate === undefined ? unknownText : formatDateTime(scheduledDate),
          },
          { label: 'Notary', value: notaryName },
        ]}
      />
      <FormActions>
        <CalendarFileButton contract={contract} size="medium" />
        <Button type="primary" autoFocus onClick={onClose}>
          Done
        </Button>
      </FormActions>
    </Stack>
  );
}

export function ScheduleNotarizationDialog({ contract, open, onClose }: ContractDialogProps) {
  const [isBooked, setIsBooked] = useState(false);
  return (
    <FormDialog
      open={open}
      title={`Schedule notarization · ${formatContractTitle(contract)}`}
      size="small"
      onClose={onClose}
    >
      {isBooked ? (
        <Booked contract={contract} onClose={onClose} />
      ) : (
        <ScheduleForm contract={contract} onBooked={() => setIsBooked(true)} />
      )}
    </FormDialog>
  );
}

import { listClientChoices } from 'shared-kernel/domain/client';
import { processTypeDisplay } from 'shared-kernel/domain/process';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import {
  DateField,
  FormGrid,
  NumberField,
  SelectField,
  TextField,
  type Control,
  CommandDialog,
} from 'shared-kernel/form';
import { toLocalDate } from 'shared-kernel/format';
import type { DialogControls } from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import type * as v from 'valibot';
import { priorityDisplay } from '../priority-display';
import {
  createProcess,
  latestStartDate,
  plannedMilestoneSequence,
  processFormSchema,
  type ProcessForm,
} from './commands/create-process';
import { processCurrencies, processPriorities, processTypes } from './rules/process-fields';
import styles from './new-process-dialog.module.css';
import { useProcessViewState } from './use-process-view';

const optionsOf = <Key extends string>(keys: readonly Key[], views: Record<Key, StatusDisplay>) =>
  keys.map((value) => ({ value, label: views[value].label }));

const typeOptions = optionsOf(processTypes, processTypeDisplay);
const priorityOptions = optionsOf(processPriorities, priorityDisplay);
const currencyOptions = processCurrencies.map((value) => ({ value, label: value }));

function NewProcessFields({
  control,
}: {
  readonly control: Control<v.InferInput<typeof processFormSchema>, unknown, ProcessForm>;
}) {
  const { data: clients = [] } = useCollection('clients');
  return (
    <>
      <TextField name="name" label="Name" control={control} required autoFocus />
      <FormGrid>
        <SelectField
          name="client"
          label="Client"
          control={control}
          options={listClientChoices(clients).map((value) => ({ value, label: value }))}
          searchable
          required
        />
        <SelectField name="type" label="Type" control={control} options={typeOptions} />
        <SelectField name="priority" label="Priority" control={control} options={priorityOptions} />
        <TextField name="assignedTo" label="Assigned to" control={control} required />
        <NumberField name="value" label="Value" control={control} min={0} required />
        <SelectField name="currency" label="Currency" control={control} options={currencyOptions} />
        <DateField
          name="startDate"
          label="Start date"
          control={control}
          max={latestStartDate}
          required
        />
      </FormGrid>
    </>
  );
}

const PlannedMilestones = () => (
  <details className={styles.plan}>
    <summary>Planned milestones ({plannedMilestoneSequence.length})</summary>
    <ol>
      {plannedMilestoneSequence.map(({ kind, name, openName, day }) => (
        <li key={kind}>
          {openName ?? name} <span>day {day - (plannedMilestoneSequence[0]?.day ?? day) + 1}</span>
        </li>
      ))}
    </ol>
  </details>
);

const unwritten = {
  name: '',
  client: '',
  type: 'fuel-transfer',
  priority: 'medium',
  currency: 'USD',
  assignedTo: '',
} as const;

/**
 * Form for a new process, whose milestones are planned automatically (PM1, PM6). After creation, the new process opens.
 */
export function NewProcessDialog(ends: DialogControls) {
  const { run } = useCommand(createProcess);
  const startDate = toLocalDate(useWorkspaceClock());
  const view = useProcessViewState();
  return (
    <CommandDialog
      {...ends}
      title="New process"
      label="New process"
      schema={processFormSchema}
      defaultValues={{ ...unwritten, startDate }}
      draftKey="process.create"
      submit="Create process"
      onSubmit={async (form) => {
        const result = await run(form);
        if (result.status === 'done') view.open(result.output.id);
        return result;
      }}
    >
      {({ control }) => (
        <>
          <NewProcessFields control={control} />
          <PlannedMilestones />
        </>
      )}
    </CommandDialog>
  );
}

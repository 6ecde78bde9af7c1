import type * as v from 'valibot';
import { processTypeView } from 'shared-kernel/domain/process';
import {
  DateField,
  Form,
  FormActions,
  FormGrid,
  NumberField,
  SelectField,
  TextField,
  useDraft,
  useValidatedForm,
  type Control,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { latestStart, processFormSchema, type ProcessForm } from './new-process';
import { processCurrencies, processPriorities, processTypes } from './list/process-parts';
import { priorityView } from '../priority-view';
import { plannedSequence } from './milestones/planned-sequence';
import styles from './new-process-form.module.css';

interface NewProcessFormProps {
  readonly clients: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly isPending: boolean;
  /** Creates the process and returns its id; nothing where it could not. */
  readonly onCreate: (form: ProcessForm) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

const typeOptions = processTypes.map((value) => ({ value, label: processTypeView[value].label }));
const priorityOptions = processPriorities.map((value) => ({
  value,
  label: priorityView[value].label,
}));
const currencyOptions = processCurrencies.map((value) => ({ value, label: value }));

interface NewProcessFieldsProps {
  readonly clients: readonly string[];
  readonly control: Control<v.InferInput<typeof processFormSchema>, unknown, ProcessForm>;
}

const NewProcessFields = ({ clients, control }: NewProcessFieldsProps) => (
  <>
    <TextField name="name" label="Name" control={control} required autoFocus />
    <FormGrid>
      <SelectField
        name="client"
        label="Client"
        control={control}
        options={clients.map((value) => ({ value, label: value }))}
        searchable
        required
      />
      <SelectField name="type" label="Type" control={control} options={typeOptions} />
      <SelectField name="priority" label="Priority" control={control} options={priorityOptions} />
      <TextField name="assignedTo" label="Assigned to" control={control} required />
      <NumberField name="value" label="Value" control={control} min={0} required />
      <SelectField name="currency" label="Currency" control={control} options={currencyOptions} />
      <DateField name="startDate" label="Start date" control={control} max={latestStart} required />
    </FormGrid>
  </>
);

const PlannedMilestones = () => (
  <details className={styles.plan}>
    <summary>Planned milestones ({plannedSequence.length})</summary>
    <ol>
      {plannedSequence.map(({ kind, name, openName, day }) => (
        <li key={kind}>
          {openName ?? name} <span>day {day - (plannedSequence[0]?.day ?? day) + 1}</span>
        </li>
      ))}
    </ol>
  </details>
);

/** A new process, planned from the sample milestone sequence (PM1, PM6). */
export function NewProcessForm({
  clients,
  today,
  isPending,
  onCreate,
  onCancel,
}: NewProcessFormProps) {
  const form = useValidatedForm(processFormSchema, {
    defaultValues: {
      name: '',
      client: '',
      type: 'fuel-transfer',
      priority: 'medium',
      currency: 'USD',
      startDate: today,
      assignedTo: '',
    },
  });
  const draft = useDraft(form, processFormSchema, 'process.create');

  const create = async (values: ProcessForm) => {
    const id = await onCreate(values);
    if (id !== undefined) draft.forget({ kind: 'processes', id });
  };

  return (
    <Form form={form} draft={draft} label="New process" onSubmit={create}>
      <NewProcessFields clients={clients} control={form.control} />
      <PlannedMilestones />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Create process
        </Button>
      </FormActions>
    </Form>
  );
}

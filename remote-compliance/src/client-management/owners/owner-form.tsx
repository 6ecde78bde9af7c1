import { useState } from 'react';
import { ownerKinds, type BeneficialOwner } from 'shared-kernel/domain/client';
import {
  DateField,
  Form,
  FormActions,
  FormGrid,
  NumberField,
  SelectField,
  showInvalidIn,
  TextField,
  useDraft,
  useValidatedForm,
  useWatch,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import type { ShowInvalid } from 'shared-kernel/workspace';
import {
  ownerFormSchema,
  type OwnerForm as Values,
  type OwnerFormInput,
} from './owner-form-schema';

interface OwnerFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial: OwnerFormInput;
  /** The owners that the owner may hold a share of. */
  readonly companies: readonly BeneficialOwner[];
  readonly clientName: string;
  readonly isPending: boolean;
  /** Says the command and the records; see `useDraft`. */
  readonly draftName: string;
  /** Saves what was typed; says whether it could. */
  readonly onSave: (values: Values, showInvalid: ShowInvalid) => Promise<boolean>;
  readonly onCancel: () => void;
}

const kindLabel = { person: 'Person', company: 'Company' } as const;
const kindOptions = ownerKinds.map((value) => ({ value, label: kindLabel[value] }));

/** The form that adds or edits an owner. */
export function OwnerForm(props: OwnerFormProps) {
  const { label, submitLabel, companies, clientName, isPending, draftName, onSave, onCancel } =
    props;
  const [initial] = useState(props.initial);
  const form = useValidatedForm(ownerFormSchema, { defaultValues: initial });
  const draft = useDraft(form, ownerFormSchema, draftName);
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const owned = [
    { value: '', label: clientName },
    ...companies.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Form
      form={form}
      draft={draft}
      label={label}
      onSubmit={async (values: Values) => {
        if (await onSave(values, showInvalidIn(form, 'share'))) draft.forget();
      }}
    >
      <TextField name="name" control={control} label="Name" autoComplete="off" required autoFocus />
      <FormGrid>
        <SelectField name="kind" control={control} label="Kind" options={kindOptions} />
        <NumberField
          name="share"
          control={control}
          label="Share"
          suffix="%"
          min={0}
          max={100}
          required
        />
        <SelectField name="through" control={control} label="Share of" options={owned} />
        <TextField name="country" control={control} label="Country" autoComplete="off" />
      </FormGrid>
      {kind === 'person' && <DateField name="birthDate" control={control} label="Birth date" />}
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}

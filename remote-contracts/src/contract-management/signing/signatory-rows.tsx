import { useEffect, useMemo, type ReactNode } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import {
  SelectField,
  TextField,
  useFieldArray,
  useWatch,
  type useValidatedForm,
} from 'shared-kernel/form';
import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { useClientOfRecord } from 'shared-kernel/workspace';
import { listClientContacts, findContact, suggestContactNames } from './client-contacts';
import { signingRoles, type EnvelopeForm } from '../rules/envelope-form';
import { emptySignatory } from '../rules/signatory-forms';
import { signingRoleWording } from '../rules/signatory';
import styles from './signatory-rows.module.css';

interface SignatoryRowsProps {
  readonly contract: Contract;
  readonly form: ReturnType<typeof useValidatedForm<EnvelopeForm, EnvelopeForm>>;
}

const options = signingRoles.map((part) => ({
  value: part,
  label: signingRoleWording[part].label,
}));

/** Returns the contacts of the contract's client. Choosing a contact fills in an empty email and role. */
function useContacts({ contract, form }: SignatoryRowsProps) {
  const client = useClientOfRecord(contract);
  const contacts = useMemo(() => listClientContacts(client), [client]);
  useEffect(() => {
    const { unsubscribe } = form.watch(({ signatories = [] }, { name }) => {
      const index = Number(/^signatories\.(\d+)\.name$/.exec(name ?? '')?.[1] ?? -1);
      const row = signatories[index];
      const contact = findContact(contacts, row?.name ?? '');
      if (!row || !contact) return;
      for (const field of ['email', 'role'] as const)
        if (row[field] === '')
          form.setValue(`signatories.${index}.${field}`, contact[field], {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          });
    });
    return unsubscribe;
  }, [form, contacts]);
  return contacts;
}

interface NameFieldProps extends Pick<SignatoryRowsProps, 'form'> {
  readonly index: number;
  readonly contacts: ReturnType<typeof useContacts>;
}

function NameField({ form: { control }, index, contacts }: NameFieldProps) {
  const name = `signatories.${index}.name` as const;
  const typed = useWatch({ control, name });
  return (
    <TextField
      name={name}
      control={control}
      label="Name"
      suggestions={suggestContactNames(contacts, typed)}
      required
    />
  );
}

interface SignatoryRowProps {
  readonly index: number;
  readonly children: ReactNode;
}

export const SignatoryRow = ({ index, children }: SignatoryRowProps) => (
  <fieldset className={styles.row}>
    <legend>Signatory {index + 1}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
);

export function SignatoryRows({ contract, form }: SignatoryRowsProps) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'signatories' });
  const contacts = useContacts({ contract, form });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <SignatoryRow key={id} index={index}>
          <NameField form={form} index={index} contacts={contacts} />
          <TextField
            name={`signatories.${index}.email`}
            control={control}
            label="Email"
            type="email"
            required
          />
          <TextField name={`signatories.${index}.role`} control={control} label="Role" required />
          <SelectField
            name={`signatories.${index}.part`}
            control={control}
            label="Action"
            options={options}
          />
          {fields.length > 1 && (
            <div className={styles.remove}>
              <CommandButton
                type="text"
                icon={<Icon name="trash" />}
                aria-label={`Remove signatory ${index + 1}`}
                tip={`Remove signatory ${index + 1}`}
                onPress={() => remove(index)}
              />
            </div>
          )}
        </SignatoryRow>
      ))}
      <div>
        <Button icon={<Icon name="plus" />} onClick={() => append(emptySignatory)}>
          Add signatory
        </Button>
      </div>
    </div>
  );
}

import type { SignatoryForm } from './envelope';
import { FormGrid, TextField, useFieldArray, type Control } from 'shared-kernel/form';
import { Button, Icon } from 'shared-kernel/ui';
import styles from './signatory-rows.module.css';

interface Signatories {
  signatories: SignatoryForm[];
}

interface SignatoryRowsProps {
  readonly control: Control<Signatories, unknown, Signatories>;
}

const empty: SignatoryForm = { name: '', role: '', email: '' };

/** Who signs, from the first to the last. */
export function SignatoryRows({ control }: SignatoryRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'signatories' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend>Signatory {index + 1}</legend>
          <FormGrid>
            <TextField name={`signatories.${index}.name`} control={control} label="Name" required />
            <TextField name={`signatories.${index}.role`} control={control} label="Role" required />
          </FormGrid>
          <TextField
            name={`signatories.${index}.email`}
            control={control}
            label="Email"
            type="email"
            required
          />
          {fields.length > 1 && (
            <Button
              size="small"
              icon={<Icon name="trash" />}
              className={styles.remove ?? ''}
              onClick={() => remove(index)}
            >
              Remove signatory {index + 1}
            </Button>
          )}
        </fieldset>
      ))}
      <Button icon={<Icon name="plus" />} onClick={() => append(empty)}>
        Add signatory
      </Button>
    </>
  );
}

import { parts, type EnvelopeForm, type SignatoryForm } from './envelope-terms';
import { SelectField, TextField, useFieldArray, type Control } from 'shared-kernel/form';
import { Button, Icon } from 'shared-kernel/ui';
import styles from './signatory-rows.module.css';
import { partWords } from './signatory';

interface SignatoryRowsProps {
  readonly control: Control<EnvelopeForm, unknown, EnvelopeForm>;
}

const options = parts.map((part) => ({ value: part, label: partWords[part].label }));

export const emptySignatory: SignatoryForm = { name: '', role: '', email: '', part: 'signatory' };

/** Who signs, from the first to the last. */
export function SignatoryRows({ control }: SignatoryRowsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'signatories' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend>Signatory {index + 1}</legend>
          <div className={styles.fields}>
            <TextField name={`signatories.${index}.name`} control={control} label="Name" required />
            <TextField name={`signatories.${index}.role`} control={control} label="Role" required />
            <TextField
              name={`signatories.${index}.email`}
              control={control}
              label="Email"
              type="email"
              required
            />
            <SelectField
              name={`signatories.${index}.part`}
              control={control}
              label="Takes part as"
              options={options}
            />
          </div>
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
      <Button icon={<Icon name="plus" />} onClick={() => append(emptySignatory)}>
        Add signatory
      </Button>
    </>
  );
}

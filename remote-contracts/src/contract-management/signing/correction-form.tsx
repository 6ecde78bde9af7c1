import type { Contract } from 'shared-kernel/domain/contract';
import { CommandForm, TextField, useFieldArray, type Control } from 'shared-kernel/form';
import { Button, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import type * as v from 'valibot';
import { correctSignatories } from '../commands/correct-signatories';
import { belongingOf } from '../commands/terms';
import { correctable, correctionSchema } from './correction';
import styles from './signatory-rows.module.css';

type Correction = v.InferOutput<typeof correctionSchema>;

interface CorrectionRowsProps {
  readonly control: Control<Correction, unknown, Correction>;
}

/** Those who have not signed, in signing order. */
function CorrectionRows({ control }: CorrectionRowsProps) {
  // Each row has an id already, which the form library would replace by its own.
  const { fields, swap } = useFieldArray({ control, name: 'signatories', keyName: 'key' });
  return fields.map(({ id }, index) => (
    <fieldset key={id} className={styles.row}>
      <legend>Signatory {index + 1}</legend>
      <div className={styles.fields}>
        <TextField name={`signatories.${index}.name`} control={control} label="Name" required />
        <TextField name={`signatories.${index}.role`} control={control} label="Role" required />
      </div>
      <TextField
        name={`signatories.${index}.email`}
        control={control}
        label="Email"
        type="email"
        required
      />
      {fields.length > 1 && (
        <div className={styles.moves}>
          {index > 0 && (
            <Button
              size="small"
              icon={<Icon name="chevron-up" />}
              aria-label={`Move signatory ${index + 1} up`}
              onClick={() => swap(index, index - 1)}
            >
              Move up
            </Button>
          )}
          {index < fields.length - 1 && (
            <Button
              size="small"
              icon={<Icon name="chevron-down" />}
              aria-label={`Move signatory ${index + 1} down`}
              onClick={() => swap(index, index + 1)}
            >
              Move down
            </Button>
          )}
        </div>
      )}
    </fieldset>
  ));
}

interface CorrectionFormProps {
  readonly contract: Contract;
  /** What the button says that leaves the form. */
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Corrects or replaces those who have not signed, and their order. */
export function CorrectionForm({ contract, ...ends }: CorrectionFormProps) {
  const { run, isPending } = useCommand(correctSignatories, belongingOf(contract));
  const { id } = contract;
  return (
    <CommandForm
      label="Change the signatories"
      schema={correctionSchema}
      defaultValues={{
        signatories: correctable(contract).map((person) => ({
          id: person.id,
          name: person.name,
          role: person.role,
          email: person.email,
        })),
      }}
      draftKey={`contract.correctSignatories ${id}`}
      submit="Save signatories"
      isPending={isPending}
      onSubmit={({ signatories }, show) => run({ id, signatories }, show)}
      {...ends}
    >
      {({ control }) => (
        <>
          <p className={styles.note}>
            The events and the certificate keep the earlier name beside the new one. Terms and
            documents stay as they are.
          </p>
          <CorrectionRows control={control} />
        </>
      )}
    </CommandForm>
  );
}

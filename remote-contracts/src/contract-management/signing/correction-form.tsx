import { CommandForm, TextField, useFieldArray, type Control } from 'shared-kernel/form';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import type * as v from 'valibot';
import { correctSignatories } from '../commands/correct-signatories';
import { getContractOwnership } from '../commands/ownerships';
import { findUnsignedSignatories, correctionSchema } from '../rules/correction';
import type { SignatoriesFormProps } from './add-signatories-form';
import { SignatoryRow } from './signatory-rows';
import styles from './signatory-rows.module.css';

type Correction = v.InferOutput<typeof correctionSchema>;

interface CorrectionRowsProps {
  readonly control: Control<Correction, unknown, Correction>;
}

interface MoveButtonProps {
  readonly place: number;
  readonly direction: 'up' | 'down';
  readonly onPress: () => void;
}

function MoveButton({ place, direction, onPress }: MoveButtonProps) {
  const label = `Move signatory ${place} ${direction}`;
  return (
    <CommandButton
      type="text"
      icon={<Icon name={direction === 'up' ? 'chevron-up' : 'chevron-down'} />}
      aria-label={label}
      tip={label}
      onPress={onPress}
    />
  );
}

function CorrectionRows({ control }: CorrectionRowsProps) {
  // By default, `useFieldArray` overwrites the `id` of each row, so `keyName` is set.
  const { fields, swap } = useFieldArray({ control, name: 'signatories', keyName: 'key' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <SignatoryRow key={id} index={index}>
          <TextField name={`signatories.${index}.name`} control={control} label="Name" required />
          <TextField
            name={`signatories.${index}.email`}
            control={control}
            label="Email"
            type="email"
            required
          />
          <TextField name={`signatories.${index}.role`} control={control} label="Role" required />
          <div className={styles.moves}>
            {index > 0 && (
              <MoveButton place={index + 1} direction="up" onPress={() => swap(index, index - 1)} />
            )}
            {index < fields.length - 1 && (
              <MoveButton
                place={index + 1}
                direction="down"
                onPress={() => swap(index, index + 1)}
              />
            )}
          </div>
        </SignatoryRow>
      ))}
    </div>
  );
}

export function CorrectionForm({ contract, ...ends }: SignatoriesFormProps) {
  const { run } = useCommand(correctSignatories, getContractOwnership(contract));
  const { id } = contract;
  return (
    <CommandForm
      label="Change the signatories"
      schema={correctionSchema}
      defaultValues={{
        signatories: findUnsignedSignatories(contract).map((person) => ({
          id: person.id,
          name: person.name,
          role: person.role,
          email: person.email,
        })),
      }}
      draftKey={`contract.correctSignatories ${id}`}
      submit="Save signatories"
      onSubmit={({ signatories }, show) => run({ id, signatories }, show)}
      {...ends}
    >
      {({ control }) => (
        <>
          <p className={styles.note}>
            The event log and the certificate show both the previous and the new name. Terms and
            documents do not change.
          </p>
          <CorrectionRows control={control} />
        </>
      )}
    </CommandForm>
  );
}

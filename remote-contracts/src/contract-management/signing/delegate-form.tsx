import type { Contract } from 'shared-kernel/domain/contract';
import { CommandForm, FormGrid, TextField } from 'shared-kernel/form';
import { RecordText } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import type { Signatory } from './signatory';
import { delegateSignature } from '../commands/delegate-signature';
import { delegateSchema } from './delegation';
import styles from './next-signature.module.css';

interface DelegateFormProps {
  readonly contract: Contract;
  readonly signatory: Signatory;
  readonly onClose: () => void;
}

/** Asks to whom a signatory hands over. */
export function DelegateForm({ contract: { id }, signatory, onClose }: DelegateFormProps) {
  const { run, isPending } = useCommand(delegateSignature);
  return (
    <CommandForm
      label={`Hand over as ${signatory.name}`}
      schema={delegateSchema}
      defaultValues={{ name: '', role: signatory.role, email: '' }}
      draftKey={`contract.delegate ${id} ${signatory.id}`}
      submit="Hand over"
      cancel="Back"
      isPending={isPending}
      onSubmit={(to, show) => run({ id, signatoryId: signatory.id, ...to }, show)}
      onCancel={onClose}
      onDone={onClose}
    >
      {({ control }) => (
        <>
          <p className={styles.note}>
            Who acts for <RecordText>{signatory.name}</RecordText>?
          </p>
          <FormGrid>
            <TextField name="name" control={control} label="Name" required />
            <TextField name="role" control={control} label="Role" required />
          </FormGrid>
          <TextField name="email" control={control} label="Email" type="email" required />
        </>
      )}
    </CommandForm>
  );
}

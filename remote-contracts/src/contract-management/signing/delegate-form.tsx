import type { Contract, Signatory } from 'shared-kernel/domain/contract';
import {
  Form,
  FormActions,
  FormGrid,
  showInvalidIn,
  TextField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { delegateSignature } from '../commands/delegate-signature';
import { delegateSchema, type Delegate } from './delegation';

interface DelegateFormProps {
  readonly contract: Contract;
  readonly signatory: Signatory;
  readonly onClose: () => void;
}

/** Asks to whom a signatory hands over. */
export function DelegateForm({ contract: { id }, signatory, onClose }: DelegateFormProps) {
  const { run, isPending } = useCommand(delegateSignature);
  const form = useValidatedForm(delegateSchema, {
    defaultValues: { name: '', role: signatory.role, email: '' },
  });
  const draft = useDraft(form, delegateSchema, `contract.delegate ${id} ${signatory.id}`);
  const submit = async (to: Delegate) => {
    const { status } = await run({ id, signatoryId: signatory.id, ...to }, showInvalidIn(form));
    if (status !== 'done') return;
    draft.forget();
    onClose();
  };
  return (
    <Form form={form} draft={draft} label={`Hand over as ${signatory.name}`} onSubmit={submit}>
      <FormGrid>
        <TextField name="name" control={form.control} label="Name" required />
        <TextField name="role" control={form.control} label="Role" required />
      </FormGrid>
      <TextField name="email" control={form.control} label="Email" type="email" required />
      <FormActions>
        <Button onClick={onClose}>Back</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Hand over
        </Button>
      </FormActions>
    </Form>
  );
}

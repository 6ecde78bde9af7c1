import * as v from 'valibot';
import type { Contract, Signatory } from 'shared-kernel/domain/contract';
import { wordsOf } from './signatory';
import { typedLimits, typedText } from 'shared-kernel/domain/text';
import {
  Form,
  FormActions,
  showInvalidIn,
  TextAreaField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { declineSignature } from '../commands/sign-contract';

interface DeclineFormProps {
  readonly contract: Contract;
  readonly signatory: Signatory;
  readonly onClose: () => void;
}

const declineSchema = v.object({ reason: typedText(typedLimits.line) });

/** Why the signatory declines; the reason may be left out. */
export function DeclineForm({ contract, signatory, onClose }: DeclineFormProps) {
  const { run, isPending } = useCommand(declineSignature);
  const form = useValidatedForm(declineSchema, { defaultValues: { reason: '' } });
  const draft = useDraft(
    form,
    declineSchema,
    `contract.declineSignature ${contract.id} ${signatory.id}`,
  );
  return (
    <Form
      form={form}
      draft={draft}
      label={`Decline as ${signatory.name}`}
      onSubmit={async ({ reason }) => {
        const refusal = { id: contract.id, signatoryId: signatory.id, reason };
        const { status } = await run(refusal, showInvalidIn(form, 'reason'));
        if (status !== 'done') return;
        draft.forget();
        onClose();
      }}
    >
      <TextAreaField
        name="reason"
        control={form.control}
        label={`Why does ${signatory.name} decline?`}
        hint="Optional. Shown with the envelope and in the audit log."
        maxLength={typedLimits.line}
      />
      <FormActions>
        <Button onClick={onClose}>Back</Button>
        <Button type="primary" danger htmlType="submit" loading={isPending}>
          Decline to {wordsOf(signatory).act.toLowerCase()}
        </Button>
      </FormActions>
    </Form>
  );
}

import * as v from 'valibot';
import type { Contract } from 'shared-kernel/domain/contract';
import { typedLimits, typedText } from 'shared-kernel/domain/text';
import { useCommand } from 'shared-kernel/workspace';
import { declineSignature } from '../commands/sign-contract';
import { ReasonForm } from './reason-form';
import { wordsOf, type Signatory } from './signatory';

interface DeclineFormProps {
  readonly contract: Contract;
  readonly signatory: Signatory;
  readonly onClose: () => void;
}

const declineSchema = v.object({ reason: typedText(typedLimits.line) });

/** Why the signatory declines; the reason may be left out. */
export function DeclineForm({ contract: { id }, signatory, onClose }: DeclineFormProps) {
  const { run, isPending } = useCommand(declineSignature);
  return (
    <ReasonForm
      label={`Decline as ${signatory.name}`}
      question={`Why does ${signatory.name} decline?`}
      hint="Optional. Shown with the envelope and in the audit log."
      submit={`Decline to ${wordsOf(signatory).act.toLowerCase()}`}
      schema={declineSchema}
      draftKey={`contract.declineSignature ${id} ${signatory.id}`}
      isPending={isPending}
      onSubmit={({ reason }, show) => run({ id, signatoryId: signatory.id, reason }, show)}
      onClose={onClose}
    />
  );
}

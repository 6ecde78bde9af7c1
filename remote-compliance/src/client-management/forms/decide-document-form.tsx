import type { Client } from 'shared-kernel/domain/client';
import type { ClientDocument } from '../client-document';
import {
  applyDocumentDecision,
  documentDecisionSchema,
  type DocumentDecision,
} from '../commands/document-decision';
import { documentDecisionRules, type DocumentDecisionKind } from '../document-decision-rules';
import { Form, showInvalidIn, useDraft, useValidatedForm } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { useReviewer } from '../../records/use-reviewer';
import { DecisionFields } from '../../screening/decision-fields';
import { decideDocument } from '../commands/decide-document';

interface DecideDocumentFormProps {
  readonly client: Client;
  readonly document: ClientDocument;
  readonly decision: DocumentDecisionKind;
  readonly onCancel: () => void;
  readonly onDecided: () => void;
}

/** The comment that goes with a decision, and what the decision will do. */
export function DecideDocumentForm({
  client,
  document,
  decision,
  onCancel,
  onDecided,
}: DecideDocumentFormProps) {
  const reviewer = useReviewer();
  const { run, isPending } = useCommand(decideDocument);
  const initial: DocumentDecision = { documentId: document.id, decision, comment: '', reviewer };
  const form = useValidatedForm(documentDecisionSchema, { defaultValues: initial });
  const draft = useDraft(
    form,
    documentDecisionSchema,
    `client.decideDocument ${client.id} ${document.id} ${decision}`,
  );

  const { label, effect } = documentDecisionRules[decision];
  const isRejection = decision === 'reject';
  const before = client.complianceScore;
  const after = applyDocumentDecision(client, initial, new Date(client.lastActivity));

  const decide = async ({ comment }: DocumentDecision) => {
    const input = { clientId: client.id, documentId: document.id, decision, comment };
    const { status } = await run(input, showInvalidIn(form, 'comment'));
    if (status !== 'done') return;
    draft.forget();
    onDecided();
  };

  return (
    <Form form={form} draft={draft} onSubmit={decide} label={`${label} document`}>
      <DecisionFields
        effect={effect}
        score={{ before, after: after?.complianceScore ?? before }}
        reviewer={reviewer}
        name="comment"
        control={form.control}
        label="Comment"
        hint="Shown in the compliance history."
        required={isRejection}
        action={`${label} document`}
        isDanger={isRejection}
        isPending={isPending}
        onCancel={onCancel}
      />
    </Form>
  );
}

import type { Client } from 'shared-kernel/domain/client';
import type { ClientDocument } from '../client-document';
import {
  applyDocumentDecision,
  documentDecisionSchema,
  type DocumentDecision,
} from '../commands/document-decision';
import { documentDecisionRules, type DocumentDecisionKind } from '../document-decision-rules';
import { typedLimits } from 'shared-kernel/domain/text';
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
import { useReviewer } from '../../records/use-reviewer';
import { DecisionPreview } from '../../screening/decision-preview';
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
      <DecisionPreview
        effect={effect}
        score={{
          before: client.complianceScore,
          after: after?.complianceScore ?? client.complianceScore,
        }}
        reviewer={reviewer}
      />
      <TextAreaField
        name="comment"
        control={form.control}
        label="Comment"
        hint="Shown in the compliance history."
        maxLength={typedLimits.line}
        required={isRejection}
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" danger={isRejection} htmlType="submit" loading={isPending}>
          {label} document
        </Button>
      </FormActions>
    </Form>
  );
}

import { documentDecisionRules, type DocumentDecisionKind } from '../document-decision-rules';
import {
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
} from 'shared-kernel/domain/text';
import { FormDialog } from 'shared-kernel/form';
import styles from './decide-document-dialog.module.css';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { ReasonForm } from '../../records/reason-form';
import { adjustScore } from '../../screening/compliance-history';
import { decideDocument } from '../commands/decide-document';
import { rejectionReasonMessage } from '../commands/document-decision';
import {
  ClientDocumentPreview,
  type ClientDocumentPreviewProps,
} from '../../documents/client-document-preview';

const commentSchema = {
  approve: createTrimmedTextSchema(inputLimits.line),
  reject: createRequiredTextSchema(rejectionReasonMessage, inputLimits.line),
};

interface DecideDocumentDialogProps extends DialogControls, ClientDocumentPreviewProps {
  readonly decision: DocumentDecisionKind;
}

export function DecideDocumentDialog({
  client,
  document,
  decision,
  ...ends
}: DecideDocumentDialogProps) {
  const { run } = useCommand(decideDocument);
  const { label, effect, scoreChange } = documentDecisionRules[decision];
  const isRejection = decision === 'reject';
  const before = client.complianceScore;
  const decided = { clientId: client.id, documentId: document.id, decision };
  return (
    <FormDialog {...ends} size="large" title={`${label} ${document.name}`}>
      <div className={styles.sides}>
        <ClientDocumentPreview client={client} document={document} />
        <ReasonForm
          label={`${label} document`}
          draftKey={`client.decideDocument ${client.id} ${document.id} ${decision}`}
          question="Comment"
          hint="Shown in the compliance history."
          isOptional={!isRejection}
          schema={commentSchema[decision]}
          effect={effect}
          score={{ before, after: adjustScore(before, scoreChange) }}
          isDanger={isRejection}
          onRun={(comment, _choice, showInvalid) => run({ ...decided, comment }, showInvalid)}
        />
      </div>
    </FormDialog>
  );
}

import { useMemo } from 'react';
import { caseClient, type SanctionsDecision } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { FormDialog } from 'shared-kernel/records';
import { useClientOf, useCommand } from 'shared-kernel/workspace';
import { decideHit, hitReasonSchema } from '../../sanctions/commands/decide-hit';
import { hitOutcomeView } from '../../sanctions/hit-outcomes';
import type { HitQuestion } from '../case-dialog';
import { ReasonForm } from '../../records/reason-form';

const effects: Record<SanctionsDecision['outcome'], string> = {
  false_positive:
    'The hit is closed. It comes back if the client’s data or the entry of the list change.',
  confirmed:
    'The client’s history shows the match. The screenings stay as they are: flag AML to stop the case.',
};

interface DecideHitDialogProps {
  readonly record: ComplianceRecord;
  readonly question: HitQuestion;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Decides what a sanctions hit is, with the reason. */
export function DecideHitDialog({
  record,
  question: { digest, outcome },
  open,
  onClose,
}: DecideHitDialogProps) {
  const { run, isPending } = useCommand(decideHit);
  const client = useClientOf(useMemo(() => caseClient(record), [record]));
  const { label } = hitOutcomeView[outcome];
  if (!client) return null;
  return (
    <FormDialog open={open} title={`${label}, ${record.name}`} size="small" onClose={onClose}>
      {({ leave }) => (
        <ReasonForm
          label={label}
          draftKey={`compliance.decideHit ${record.id} ${digest} ${outcome}`}
          question="Why?"
          schema={hitReasonSchema}
          effect={effects[outcome]}
          isDanger={outcome === 'confirmed'}
          isPending={isPending}
          onRun={(reason) => run({ clientId: client.id, digest, outcome, reason })}
          onCancel={leave}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}

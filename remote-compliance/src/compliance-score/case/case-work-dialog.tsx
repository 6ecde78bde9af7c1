import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useCommand } from 'shared-kernel/workspace';
import { countedCases } from '../commands/counted-cases';
import { raisedIssueSchema, raiseIssues } from '../commands/raise-issue';
import { requestScreenings } from '../commands/request-screenings';
import { screeningReasonSchema } from '../commands/work-screening';
import { issuePoints } from '../commands/settlement-rules';
import { screeningStepRules } from '../screenings/screening-rules';
import { ReasonDialog, type DialogEnds } from '../../records/reason-form';

/** What can be done with several cases at once: a screening is requested, or an issue raised. */
export type CaseWork = 'kyc' | 'aml' | 'issue';

export const caseWorkLabel: Record<CaseWork, string> = {
  kyc: 'Request KYC',
  aml: 'Request AML',
  issue: 'Raise issue',
};

interface CaseWorkDialogProps extends DialogEnds {
  readonly work: CaseWork;
  readonly records: readonly ComplianceRecord[];
  readonly onDone: () => void;
}

/** How each kind of work asks for its reason, and runs. */
function useCaseWork(work: CaseWork, ids: readonly string[]) {
  const request = useCommand(requestScreenings);
  const raise = useCommand(raiseIssues);
  if (work === 'issue')
    return {
      question: 'What is at issue',
      schema: raisedIssueSchema,
      effect: `Added to the flagged issues of each case, and takes ${issuePoints} points from its score. Settle them one by one.`,
      isPending: raise.isPending,
      onRun: (issue: string) => raise.run({ ids: [...ids], issue }),
    };
  const { question, effect } = screeningStepRules.request;
  return {
    question,
    schema: screeningReasonSchema,
    effect,
    isPending: request.isPending,
    onRun: (reason: string) => request.run({ ids: [...ids], screening: work, reason }),
  };
}

/** Works on several cases for one reason. */
export function CaseWorkDialog({ work, records, ...ends }: CaseWorkDialogProps) {
  const form = useCaseWork(
    work,
    records.map(({ id }) => id),
  );
  const label = caseWorkLabel[work];
  return (
    <ReasonDialog
      {...form}
      {...ends}
      title={`${label}, ${countedCases(records)}`}
      label={label}
      draftKey={`compliance.${work} of several`}
    />
  );
}

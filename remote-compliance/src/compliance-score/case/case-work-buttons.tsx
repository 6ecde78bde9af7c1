import { useState } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, useCommand } from 'shared-kernel/workspace';
import { clientTerms, screeningTerms } from '../../records/change-terms';
import { ReasonDialog, type DialogEnds } from '../../records/reason-form';
import { countedCases } from '../commands/counted-cases';
import { raisedIssueSchema, raiseIssues } from '../commands/raise-issue';
import { requestScreenings } from '../commands/request-screenings';
import { issuePoints } from '../commands/settlement-rules';
import { screeningReasonSchema } from '../commands/work-screening';
import { screenings } from '../screenings/screening-event';
import { requestRefusal, screeningStepRules } from '../screenings/screening-rules';

/** What can be done with several cases at once: a screening is requested, or an issue raised. */
type CaseWork = 'kyc' | 'aml' | 'issue';

const caseWorkLabel: Record<CaseWork, string> = {
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
function CaseWorkDialog({ work, records, ...ends }: CaseWorkDialogProps) {
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

interface CaseWorkButtonsProps {
  readonly records: readonly ComplianceRecord[];
  /** Why nothing can be done with them as yet. */
  readonly refusal?: string | undefined;
  readonly onDone: () => void;
}

/** What is done with several cases at once, each for one reason and taken back by one Undo. */
export function CaseWorkButtons({ records, refusal, onDone }: CaseWorkButtonsProps) {
  const screening = useAvailability(screeningTerms);
  const raising = useAvailability(clientTerms);
  const [asked, setAsked] = useState<CaseWork>();
  const [isOpen, setOpen] = useState(false);
  const ask = (work: CaseWork) => () => {
    setAsked(work);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      {screenings.map((each) => (
        <CommandButton
          key={each}
          icon={<Icon name="mail" />}
          availability={screening}
          refusal={refusal ?? requestRefusal(records, each)}
          onPress={ask(each)}
        >
          {caseWorkLabel[each]}
        </CommandButton>
      ))}
      <CommandButton
        danger
        icon={<Icon name="flag" />}
        availability={raising}
        refusal={refusal}
        onPress={ask('issue')}
      >
        {caseWorkLabel.issue}
      </CommandButton>
      {asked && (
        <CaseWorkDialog
          key={asked}
          work={asked}
          records={records}
          open={isOpen}
          onDone={() => {
            close();
            onDone();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { BulkButton } from 'shared-kernel/records';
import { Icon, type DialogControls } from 'shared-kernel/ui';
import { useAvailability, useCommand } from 'shared-kernel/workspace';
import { ReasonDialog } from '../../records/reason-form';
import { formatRecordNames } from '../commands/format-record-names';
import { issueTextSchema, raiseIssues } from '../commands/raise-issue';
import { requestScreenings } from '../commands/request-screenings';
import { issueScorePenalty } from '../commands/issue-rules';
import { screeningReasonSchema } from '../commands/advance-screening';
import { screenings } from '../screenings/screening-event';
import { getScreeningRequestError, screeningStepRules } from '../screenings/screening-rules';
import { complianceTerms } from '../commands/terms';

type CaseWork = 'kyc' | 'aml' | 'issue';

const caseWorkLabel: Record<CaseWork, string> = {
  kyc: 'Request KYC',
  aml: 'Request AML',
  issue: 'Raise issue',
};

interface CaseWorkDialogProps extends DialogControls {
  readonly work: CaseWork;
  readonly records: readonly ComplianceRecord[];
  readonly onDone: () => void;
}

function useCaseWork(work: CaseWork, ids: readonly string[]) {
  const request = useCommand(requestScreenings);
  const raise = useCommand(raiseIssues);
  if (work === 'issue')
    return {
      question: 'Issue',
      schema: issueTextSchema,
      effect: `The issue is added to each record and lowers the score by ${issueScorePenalty} points. Resolve each issue separately.`,
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
      title={`${label}, ${formatRecordNames(records)}`}
      label={label}
      draftKey={`compliance.${work} of several`}
    />
  );
}

interface CaseRow {
  readonly name: string;
  readonly record: ComplianceRecord | undefined;
}

interface CaseWorkButtonsProps<Row extends CaseRow> {
  readonly rows: readonly Row[];
  readonly refusal?: string | undefined;
  readonly onDone: (rows: readonly Row[]) => void;
  readonly onDeselect: (rows: readonly Row[]) => void;
}

const nameOf = ({ name }: CaseRow) => name;

export function getBulkActionError({ record }: CaseRow, work: CaseWork): string | undefined {
  if (!record) return 'This client has no compliance record.';
  return work === 'issue' ? undefined : getScreeningRequestError(record, work);
}

const restLabel: Record<CaseWork, (others: string) => string> = {
  kyc: (others) => `Request KYC for ${others}`,
  aml: (others) => `Request AML for ${others}`,
  issue: (others) => `Raise issue for ${others}`,
};

/** Bulk actions that apply one reason to all selected compliance records. One Undo reverts all changes. */
export function ComplianceBulkActions<Row extends CaseRow>(props: CaseWorkButtonsProps<Row>) {
  const { rows, refusal, onDone, onDeselect } = props;
  const screening = useAvailability(complianceTerms.advanceScreening);
  const raising = useAvailability(complianceTerms.raiseIssue);
  const [asked, setAsked] = useState<{ readonly work: CaseWork; readonly rows: readonly Row[] }>();
  const [isOpen, setOpen] = useState(false);
  const button = (work: CaseWork) => ({
    label: caseWorkLabel[work],
    rows,
    nameOf,
    refusal,
    refusalOf: (row: Row) => getBulkActionError(row, work),
    restLabel: restLabel[work],
    onPress: (fit: readonly Row[]) => {
      setAsked({ work, rows: fit });
      setOpen(true);
    },
    onDeselect,
  });
  const close = () => setOpen(false);
  return (
    <>
      {screenings.map((each) => (
        <BulkButton
          key={each}
          {...button(each)}
          icon={<Icon name="mail" />}
          availability={screening}
        />
      ))}
      <BulkButton {...button('issue')} danger icon={<Icon name="flag" />} availability={raising} />
      {asked && (
        <CaseWorkDialog
          key={asked.work}
          work={asked.work}
          records={asked.rows.flatMap(({ record }) => record ?? [])}
          open={isOpen}
          onDone={() => {
            close();
            onDone(asked.rows);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

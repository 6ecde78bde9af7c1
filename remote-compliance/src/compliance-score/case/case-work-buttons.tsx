import { useState } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { screenings } from '../screenings/screening-event';
import { clientTerms, screeningTerms } from '../../records/change-terms';
import { requestRefusal } from '../screenings/screening-rules';
import { CaseWorkDialog, caseWorkLabel, type CaseWork } from './case-work-dialog';

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

import type { Process } from 'shared-kernel/domain/process';
import { RecordNotFound } from 'shared-kernel/records';
import { IcsButton } from '../calendar/ics-button';
import { ProcessDetails } from './process-details';
import { ProcessPrintSheet } from './process-print-sheet';

interface ChosenProcessProps {
  /** The id that the address names, if any. */
  readonly processId: string;
  /** The process of that id, where there is one. */
  readonly named: Process | undefined;
  /** The one whose details are shown, which need not have been named. */
  readonly shown: Process | null | undefined;
  readonly now: string;
  readonly isPlain: boolean;
  readonly onLeave: () => void;
}

/** The process beside the list: whole, on paper too where it was named, or not found. */
export function ChosenProcess({
  processId,
  named,
  shown,
  now,
  isPlain,
  onLeave,
}: ChosenProcessProps) {
  if (processId !== '' && !named)
    return (
      <RecordNotFound
        noun="Process"
        id={processId}
        backLabel="Back to all processes"
        onLeave={onLeave}
      />
    );
  if (!shown) return null;
  return (
    <>
      <ProcessDetails
        process={shown}
        now={now}
        isPlain={isPlain}
        actions={<IcsButton processes={[shown]} name={shown.id} />}
      />
      {named && <ProcessPrintSheet process={named} now={now} />}
    </>
  );
}

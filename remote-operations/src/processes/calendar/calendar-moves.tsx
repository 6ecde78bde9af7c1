import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { windowDays } from './calendar-window';

interface CalendarMovesProps {
  readonly away: number;
  /** The window that holds today. */
  readonly present: number;
  readonly onMove: (away: number) => void;
}

/** Leads to the days before, to those that hold today, and to the days after (PM4). */
export function CalendarMoves({ away, present, onMove }: CalendarMovesProps) {
  return (
    <>
      <Button
        aria-label={`The ${windowDays} days before`}
        icon={<Icon name="chevron-left" />}
        onClick={() => onMove(away - 1)}
      />
      <CommandButton
        refusal={away === present ? 'Today is in view.' : undefined}
        onPress={() => onMove(present)}
      >
        Today
      </CommandButton>
      <Button
        aria-label={`The ${windowDays} days after`}
        icon={<Icon name="chevron-right" />}
        onClick={() => onMove(away + 1)}
      />
    </>
  );
}

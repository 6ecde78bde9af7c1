import { cutText } from '../format';
import { Button, EmptyState } from '../ui';

export interface RecordNotFoundProps {
  /** What it is, such as “Contract”. */
  readonly noun: string;
  readonly id: string;
  readonly onLeave: () => void;
  /** Where leaving leads, such as “Back to contracts”. */
  readonly backLabel: string;
}

/** The address names a record that is not in this workspace. */
export const RecordNotFound = ({ noun, id, backLabel, onLeave }: RecordNotFoundProps) => (
  <EmptyState
    illustration="search"
    title={`${noun} not found`}
    description={`No ${noun.toLowerCase()} in this workspace has the number ${cutText(id, 80)}. It may have been taken back, or the link comes from another browser.`}
    action={
      <Button type="primary" onClick={onLeave}>
        {backLabel}
      </Button>
    }
  />
);

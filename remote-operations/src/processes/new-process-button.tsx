import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { creationTerms } from './commands/terms';
import { useOpening } from './late-dialogs';

/** Opens the form of a new process (PM1). */
export function NewProcessButton() {
  const opening = useOpening();
  return (
    <CommandButton
      type="primary"
      availability={useAvailability(creationTerms)}
      icon={<Icon name="plus" />}
      {...opening({ kind: 'create' })}
    >
      New Process
    </CommandButton>
  );
}

import { useAsked } from 'shared-kernel/shell';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { creationTerms } from './commands/terms';
import { useOpening } from './late-dialogs';

/** Opens the form of a new process (PM1). */
export function NewProcessButton() {
  const opening = useOpening();
  const availability = useAvailability(creationTerms);
  const open = opening({ kind: 'create' });
  useAsked('new-process', () => {
    if (availability.state === 'available') open.onPress();
  });
  return (
    <CommandButton type="primary" availability={availability} icon={<Icon name="plus" />} {...open}>
      New Process
    </CommandButton>
  );
}

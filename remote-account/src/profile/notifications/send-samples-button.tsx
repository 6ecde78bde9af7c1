import type { ToggleGroup } from '../toggles/toggle';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { sendSamples } from '../commands/send-samples';
import { notificationTogglesOf } from './notification-toggles-of';

interface SendSamplesButtonProps {
  readonly group: ToggleGroup;
}

/** Shows what each notification toggle of a group sends; one that is off sends nothing (PR10). */
export function SendSamplesButton({ group }: SendSamplesButtonProps) {
  const { run, isPending, availability } = useCommand(sendSamples);
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      block
      availability={availability}
      icon={<Icon name="bell" />}
      loading={isPending}
      aria-label={`${group.title}: send me a sample of each`}
      onPress={() => void run({ toggles: [...notificationTogglesOf(group)] })}
    >
      Send me a sample of each
    </CommandButton>
  );
}

import type { ToggleGroup } from '../toggles/toggle';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { sendSamples } from '../commands/send-samples';
import { noticesOf } from './notices-of';

interface SendSamplesButtonProps {
  readonly group: ToggleGroup;
}

/** Shows what each kind of a group sends; what is switched off sends nothing (PR10). */
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
      onPress={() => void run({ toggles: [...noticesOf(group)] })}
    >
      Send me a sample of each
    </CommandButton>
  );
}

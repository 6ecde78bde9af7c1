import type { Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { saveTemplate } from '../commands/save-template';
import { belongingOf } from '../commands/terms';
import { templateRefusal } from './contract-template';

interface SaveTemplateButtonProps {
  readonly contract: Contract;
}

/** Keeps the contract’s title and roles for others like it; the sample has no such control. */
export function SaveTemplateButton({ contract }: SaveTemplateButtonProps) {
  const { run, availability, isPending } = useCommand(saveTemplate, belongingOf(contract));
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      size="small"
      icon={<Icon name="archive" />}
      availability={availability}
      refusal={templateRefusal(contract)}
      loading={isPending}
      onPress={() => void run({ id: contract.id })}
    >
      Save as template
    </CommandButton>
  );
}

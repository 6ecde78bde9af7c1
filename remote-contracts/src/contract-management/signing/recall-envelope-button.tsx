import { useState, type ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon, createLazyDialog } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { recallEnvelope } from '../commands/recall-envelope';
import { getContractOwnership } from '../commands/ownerships';
import { getRecallError } from '../rules/envelope';

const RecallDialog = createLazyDialog(
  async () =>
    (await import(/* webpackChunkName: "contract-dialogs" */ './recall-envelope-dialog'))
      .RecallEnvelopeDialog,
);

interface RecallButtonProps extends Pick<ComponentProps<typeof CommandButton>, 'size'> {
  readonly contract: Contract;
}

export function RecallEnvelopeButton({ contract, ...button }: RecallButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { availability } = useCommand(recallEnvelope, getContractOwnership(contract));
  if (availability.state === 'inert' || getRecallError(contract) !== undefined) return null;
  return (
    <>
      <CommandButton
        {...button}
        icon={<Icon name="undo" />}
        availability={availability}
        onPress={() => setOpen(true)}
      >
        Recall envelope
      </CommandButton>
      <RecallDialog contract={contract} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

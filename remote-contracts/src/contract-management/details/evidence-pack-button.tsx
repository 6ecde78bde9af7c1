import type { Contract } from 'shared-kernel/domain/contract';
import { useEvidencePack } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';

interface EvidencePackButtonProps {
  readonly contract: Contract;
}

/** Hands out everything that is kept of a contract, with what is missing. */
export function EvidencePackButton({ contract: { id } }: EvidencePackButtonProps) {
  const { availability, isPending, handOut } = useEvidencePack();
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      icon={<Icon name="shield-check" />}
      availability={availability}
      loading={isPending}
      onPress={() => void handOut({ kind: 'contract', id })}
    >
      Evidence pack
    </CommandButton>
  );
}

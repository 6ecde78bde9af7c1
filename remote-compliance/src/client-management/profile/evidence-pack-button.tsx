import type { Client } from 'shared-kernel/domain/client';
import { useEvidencePack } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';

interface EvidencePackButtonProps {
  readonly client: Client;
}

/** Hands out everything that is kept of a client, with what is missing. */
export function EvidencePackButton({ client: { id } }: EvidencePackButtonProps) {
  const { availability, isPending, handOut } = useEvidencePack();
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      icon={<Icon name="shield-check" />}
      availability={availability}
      loading={isPending}
      onPress={() => void handOut({ kind: 'client', id })}
    >
      Evidence pack
    </CommandButton>
  );
}

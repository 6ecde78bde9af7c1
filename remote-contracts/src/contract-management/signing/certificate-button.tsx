import type { AuditEntry } from 'shared-kernel/domain/audit';
import { toPdf } from 'shared-kernel/format';
import type { Contract } from 'shared-kernel/domain/contract';
import { useHandOut } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/look-at-contracts';
import { signingCertificate } from './what-was-signed';

interface CertificateButtonProps {
  readonly contract: Contract;
  readonly entries: readonly AuditEntry[];
}

/** Hands out the certificate of an envelope that everyone has signed. */
export function CertificateButton({ contract, entries }: CertificateButtonProps) {
  const { run, availability, isPending } = useCommand(downloadContractDocument);
  const now = useWorkspaceClock();
  const { handOut, isMaking } = useHandOut();
  const fileName = `${contract.id} certificate.pdf`;
  const make = async () => ({
    name: fileName,
    mediaType: 'application/pdf',
    bytes: await toPdf(signingCertificate(contract, entries), now),
  });
  return (
    <div>
      <CommandButton
        icon={<Icon name="download" />}
        availability={availability}
        loading={isPending || isMaking}
        onPress={() => void handOut(make, () => run({ fileName }))}
      >
        Download certificate
      </CommandButton>
    </div>
  );
}

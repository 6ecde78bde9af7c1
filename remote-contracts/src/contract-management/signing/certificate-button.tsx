import { type AuditEntry } from 'shared-kernel/domain/audit';
import { type Contract } from 'shared-kernel/domain/contract';
import { toPdf } from 'shared-kernel/format';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/look-at-document';
import { signingCertificate } from './signing-certificate';

interface CertificateButtonProps {
  readonly contract: Contract;
  readonly entries: readonly AuditEntry[];
}

/** Hands out the certificate of an envelope that everyone has signed. */
export function CertificateButton({ contract, entries }: CertificateButtonProps) {
  const { run, availability, isPending } = useCommand(downloadContractDocument);
  const now = useWorkspaceClock();
  const download = async () => {
    const fileName = `${contract.id} certificate.pdf`;
    const result = await run({ fileName });
    if (result.status !== 'done') return;
    const pdf = toPdf(signingCertificate(contract, entries), now);
    downloadFile(fileName, 'application/pdf', pdf);
  };
  return (
    <div>
      <CommandButton
        icon={<Icon name="download" />}
        availability={availability}
        loading={isPending}
        onPress={() => void download()}
      >
        Download certificate
      </CommandButton>
    </div>
  );
}

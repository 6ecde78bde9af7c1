import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { csvContent, toPdf } from 'shared-kernel/format';
import { useHandOut } from 'shared-kernel/records';
import { csvFormat } from 'shared-kernel/shell';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/look-at-contracts';
import { signingCertificate } from './what-was-signed';

interface EnvelopeFileProps {
  readonly label: string;
  readonly name: string;
  readonly mediaType: string;
  readonly make: () => Promise<BlobPart> | BlobPart;
}

function EnvelopeFile({ label, name, mediaType, make }: EnvelopeFileProps) {
  const { run, availability, isPending } = useCommand(downloadContractDocument);
  const { handOut, isMaking } = useHandOut();
  const file = async () => ({ name, mediaType, bytes: await make() });
  return (
    <CommandButton
      icon={<Icon name="download" />}
      availability={availability}
      loading={isPending || isMaking}
      onPress={() => void handOut(file, () => run({ fileName: name }))}
    >
      {label}
    </CommandButton>
  );
}

interface EnvelopeFilesProps {
  readonly contract: Contract;
  readonly entries: readonly AuditEntry[];
  /** Whether everyone has signed, which the certificate states. */
  readonly isCompleted: boolean;
}

/** Hands out what the log has of the contract, and the certificate of an envelope that everyone has signed. */
export function EnvelopeFiles({ contract, entries, isCompleted }: EnvelopeFilesProps) {
  const now = useWorkspaceClock();
  return (
    <>
      <EnvelopeFile
        label="Download audit log"
        name={`${contract.id} audit log.csv`}
        mediaType="text/csv;charset=utf-8"
        make={() => csvContent(auditCsvColumns, entries, csvFormat())}
      />
      {isCompleted && (
        <EnvelopeFile
          label="Download certificate"
          name={`${contract.id} certificate.pdf`}
          mediaType="application/pdf"
          make={() => toPdf(signingCertificate(contract, entries), now)}
        />
      )}
    </>
  );
}

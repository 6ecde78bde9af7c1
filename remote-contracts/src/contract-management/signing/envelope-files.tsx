import type { ReactNode } from 'react';
import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { csvContent } from 'shared-kernel/format';
import { useHandOut } from 'shared-kernel/records';
import { csvFormat } from 'shared-kernel/shell';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/look-at-contracts';

interface EnvelopeFilesProps {
  readonly contract: Contract;
  readonly entries: readonly AuditEntry[];
  /** Hands out the signed PDF, which comes first. */
  readonly signedPdf: ReactNode;
}

/** Hands out the signed PDF, and what the log has of the contract. */
export function EnvelopeFiles({ contract, entries, signedPdf }: EnvelopeFilesProps) {
  const { run, availability, isPending } = useCommand(downloadContractDocument);
  const { handOut, isMaking } = useHandOut();
  const name = `${contract.id} audit log.csv`;
  const log = () => ({
    name,
    mediaType: 'text/csv;charset=utf-8',
    bytes: csvContent(auditCsvColumns, entries, csvFormat()),
  });
  return (
    <>
      {signedPdf}
      <CommandButton
        icon={<Icon name="download" />}
        availability={availability}
        loading={isPending || isMaking}
        onPress={() => void handOut(log, () => run({ fileName: name }))}
      >
        Download audit log
      </CommandButton>
    </>
  );
}

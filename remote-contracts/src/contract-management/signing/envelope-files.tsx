import type { ReactNode } from 'react';
import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { createCsvContent } from 'shared-kernel/format';
import { useEvidencePack, useDownload } from 'shared-kernel/records';
import { getCsvFormat } from 'shared-kernel/shell';
import { ActionMenu } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/view-contracts';

interface EnvelopeFilesProps {
  readonly contract: Contract;
  readonly entries: readonly AuditEntry[];
  readonly signedPdf: ReactNode;
}

export function EnvelopeFiles({ contract, entries, signedPdf }: EnvelopeFilesProps) {
  const { run, availability } = useCommand(downloadContractDocument);
  const pack = useEvidencePack({ kind: 'contract', id: contract.id });
  const { download } = useDownload();
  const name = `${contract.id} audit log.csv`;
  const log = () => ({
    name,
    mediaType: 'text/csv;charset=utf-8',
    bytes: createCsvContent(auditCsvColumns, entries, getCsvFormat()),
  });
  return (
    <>
      {signedPdf}
      <ActionMenu
        label="More files"
        icon="download"
        items={[
          {
            key: 'log',
            label: 'Audit log (CSV)',
            icon: 'download',
            refusal: availability.reason,
            isPending: availability.isPending,
            onSelect: () => void download(log, () => run({ fileName: name })),
          },
          ...(pack
            ? [
                {
                  key: 'pack',
                  label: 'Evidence pack (ZIP)',
                  icon: 'shield-check' as const,
                  refusal: pack.availability?.reason,
                  isPending: pack.availability?.isPending,
                  onSelect: pack.onPress,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

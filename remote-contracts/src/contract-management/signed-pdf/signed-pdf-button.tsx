import type { Contract } from 'shared-kernel/domain/contract';
import { useDownload } from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import {
  useCommand,
  useRecordsByIndex,
  useRecordReader,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/view-contracts';
import { createContractAuditQuery } from '../create-contract-audit-query';
import { computeSignatoryProgress } from '../rules/signing-order';
import { createSignedPdf } from './create-signed-pdf';
import { isSigningSupported } from './signatory-keys';

interface SignedPdfButtonProps {
  readonly contract: Contract;
  readonly size?: 'small';
  readonly type?: 'primary';
}

export function SignedPdfButton({ contract, ...button }: SignedPdfButtonProps) {
  const { run, availability, isPending } = useCommand(downloadContractDocument);
  const { data: entries } = useRecordsByIndex(
    'auditEntries',
    'subject',
    createContractAuditQuery(contract.id),
  );
  const now = useWorkspaceClock();
  const read = useRecordReader();
  const { download, isMaking } = useDownload();
  const isSigned = computeSignatoryProgress(contract).signed > 0;
  if (!isSigned || availability.state === 'inert') return null;
  const fileName = `${contract.id} signed.pdf`;
  const make = async () => ({
    name: fileName,
    mediaType: 'application/pdf',
    bytes: await createSignedPdf(contract, {
      entries: entries ?? [],
      readFile: (id) => read('files', id),
      now,
    }),
  });
  return (
    <CommandButton
      {...button}
      icon={<Icon name="download" />}
      availability={availability}
      refusal={
        entries
          ? isSigningSupported()
            ? undefined
            : 'Signing requires a secure connection (HTTPS).'
          : 'The audit log is still loading. Try again in a moment.'
      }
      loading={isPending || isMaking}
      onPress={() => void download(make, () => run({ fileName }))}
    >
      Signed PDF
    </CommandButton>
  );
}

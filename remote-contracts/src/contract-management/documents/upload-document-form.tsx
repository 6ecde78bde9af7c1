import type { Contract } from 'shared-kernel/domain/contract';
import { UploadForm } from 'shared-kernel/form';
import { Stack } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { attachContractDocument } from '../commands/attach-document';
import { ReopensReviewNotice } from '../signing/reopens-review-notice';
import { contractDocumentTypeLabel, contractDocumentTypes } from './contract-document';

interface UploadDocumentFormProps {
  readonly contract: Contract;
  readonly onCancel: () => void;
  readonly onUploaded: () => void;
}

const types = contractDocumentTypes.map((value) => ({
  value,
  label: contractDocumentTypeLabel[value],
}));

/** One file and what kind of document it is. */
export function UploadDocumentForm({ contract, ...form }: UploadDocumentFormProps) {
  const { run, isPending } = useCommand(attachContractDocument);
  return (
    <Stack>
      <ReopensReviewNotice contract={contract} />
      <UploadForm
        {...form}
        typeLabel="Kind of document"
        types={types}
        initialType={contract.documents.length === 0 ? 'main_contract' : 'exhibit'}
        isPending={isPending}
        onUpload={(upload, showInvalid) => run({ id: contract.id, ...upload }, showInvalid)}
      />
    </Stack>
  );
}

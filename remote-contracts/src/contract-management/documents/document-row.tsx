import type { Contract } from 'shared-kernel/domain/contract';
import { formatDate } from 'shared-kernel/format';
import { Icon, RecordText, CommandButton, VisuallyHidden } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { contractDocumentTypeLabel, type ContractDocument } from '../rules/contract-document';
import styles from './contract-documents.module.css';
import { DownloadButton } from './download-button';
import { viewContractDocument } from '../commands/view-contracts';
import { useDialogOpener } from '../lazy-dialogs';

interface DocumentRowProps {
  readonly contract: Contract;
  readonly document: ContractDocument;
}

export function DocumentRow({ contract, document }: DocumentRowProps) {
  const opening = useDialogOpener();
  return (
    <li className={styles.row}>
      <Icon name="document" size={18} className={styles.icon ?? ''} />
      <div className={styles.words}>
        <p className={styles.name}>
          <RecordText whole>{document.name}</RecordText>
        </p>
        <p className={styles.meta}>
          <RecordText whole>
            {[
              contractDocumentTypeLabel[document.type],
              document.size,
              formatDate(document.uploadDate),
              document.docusignId,
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </RecordText>
        </p>
      </div>
      <div className={styles.actions}>
        <CommandButton
          size="small"
          icon={<Icon name="eye" />}
          availability={useAvailability(viewContractDocument)}
          {...opening({ kind: 'preview', contractId: contract.id, documentId: document.id })}
        >
          <span>
            View <VisuallyHidden>{document.name}</VisuallyHidden>
          </span>
        </CommandButton>
        <DownloadButton contract={contract} document={document} />
      </div>
    </li>
  );
}

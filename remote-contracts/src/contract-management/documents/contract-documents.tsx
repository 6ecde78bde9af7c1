import { type Contract, getContractChangeError } from 'shared-kernel/domain/contract';
import { Section, CommandButton, Icon } from 'shared-kernel/ui';
import styles from './contract-documents.module.css';
import { DocumentRow } from './document-row';
import { useAvailability } from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { useDialogOpener } from '../lazy-dialogs';
import { sectionIds } from '../rules/next-step';
import { contractTerms } from '../commands/terms';

export function ContractDocuments({ contract }: { readonly contract: Contract }) {
  const opening = useDialogOpener();
  return (
    <Section
      id={sectionIds.documents}
      title="Documents"
      look="plain"
      actions={
        <CommandButton
          size="small"
          icon={<Icon name="upload" />}
          availability={useAvailability(
            contractTerms.attachContractDocument,
            getContractOwnership(contract),
          )}
          refusal={getContractChangeError(contract)}
          {...opening({ kind: 'upload', contractId: contract.id })}
        >
          Upload
        </CommandButton>
      }
    >
      {contract.documents.length === 0 ? (
        <p className={styles.none}>No documents yet.</p>
      ) : (
        <ul className={styles.list} aria-label="Documents">
          {contract.documents.map((document) => (
            <DocumentRow key={document.id} contract={contract} document={document} />
          ))}
        </ul>
      )}
    </Section>
  );
}

import type { Contract } from 'shared-kernel/domain/contract';
import { Section } from 'shared-kernel/ui';
import styles from './contract-documents.module.css';
import { DocumentRow } from './document-row';
import { UploadButton } from './upload-button';

interface ContractDocumentsProps {
  readonly contract: Contract;
}

/** The contract's documents with Upload, View and Download (C7, C11). */
export const ContractDocuments = ({ contract }: ContractDocumentsProps) => (
  <Section title="Documents" look="plain" actions={<UploadButton contract={contract} />}>
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

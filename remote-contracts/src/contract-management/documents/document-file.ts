import type { Contract } from 'shared-kernel/domain/contract';
import type { ContractDocument } from './contract-document';
import { toPdf } from 'shared-kernel/format';
import { type PreviewedFile } from 'shared-kernel/records';
import { type StoredFile } from 'shared-kernel/workspace';
import { sampleDocument } from './sample-document';

/** A document's file as it is shown and handed out. */
export interface DocumentFile extends PreviewedFile {
  /** Made for a document of the sample, which nobody uploaded. */
  readonly isSample: boolean;
}

/** The file that was uploaded, or one made up for a document of the sample. */
export function fileOf(
  contract: Contract,
  document: ContractDocument,
  stored: StoredFile | null | undefined,
): DocumentFile {
  if (stored) {
    const { name, mediaType, bytes } = stored;
    return { name, mediaType, bytes: new Uint8Array(bytes), isSample: false };
  }
  return {
    name: document.name,
    mediaType: 'application/pdf',
    bytes: toPdf(sampleDocument(contract, document), `${document.uploadDate}T00:00:00.000Z`),
    isSample: true,
  };
}

import * as v from 'valibot';
import { changeRefusal } from 'shared-kernel/domain/contract';
import { contractDocumentTypes } from '../documents/contract-document';
import { newContractDocumentId } from '../signing/envelope';
import { dayOf, formatBytes } from 'shared-kernel/format';
import {
  attachedFileSchema,
  defineCommand,
  recordIdSchema,
  refuse,
  storedFile,
} from 'shared-kernel/workspace';
import { belongingsById, documentTerms } from './terms';

/** Keeps a file as a document of the contract; the file is found under the document's id. */
export const attachContractDocument = defineCommand({
  id: 'contract.attachDocument',
  label: 'Uploaded a document',
  input: v.object({
    id: recordIdSchema,
    type: v.picklist(contractDocumentTypes),
    file: attachedFileSchema,
  }),
  ...documentTerms,
  belongings: belongingsById,
  async apply(transaction, { id: key, type, file }, { now }) {
    const contract = await transaction.need('contracts', key);
    const refusal = changeRefusal(contract);
    if (refusal !== undefined) return refuse(refusal);
    const documentId = newContractDocumentId(contract);
    const day = dayOf(now);
    const size = formatBytes(file.bytes.byteLength);
    const document = { id: documentId, name: file.name, type, size, uploadDate: day };
    transaction.add('files', storedFile(documentId, file, now));
    transaction.put('contracts', {
      ...contract,
      documents: [...contract.documents, document],
      lastModified: day,
    });
    return document;
  },
  note: (_input, document) => `Attached ${document.name}`,
  toast: (document) => ({ title: 'Document attached', description: document.name }),
});

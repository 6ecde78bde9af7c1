import * as v from 'valibot';
import { getContractChangeError } from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { contractDocumentTypes } from '../rules/contract-document';
import { createContractDocumentId } from '../rules/envelope';
import { toLocalDate, formatBytes } from 'shared-kernel/format';
import {
  getActingPerson,
  attachedFileSchema,
  defineCommand,
  assertReadablePdf,
  recordIdSchema,
  refuse,
  createStoredFile,
} from 'shared-kernel/workspace';
import { createContractMatcher } from './create-contract-reference';
import { applyContractChange, describeContractChange } from './apply-contract-change';
import { joinSentences } from './join-sentences';
import { markEnvelopeNotificationsDone } from './mark-envelope-notifications-done';
import { loadContractOwnerships } from './ownerships';
import { contractTerms } from './terms';

/** Adds a file to the contract and reopens a completed legal review. The stored file and its document share one id. */
export const attachContractDocument = defineCommand({
  ...contractTerms.attachContractDocument,
  input: v.object({
    id: recordIdSchema,
    type: v.picklist(contractDocumentTypes),
    file: attachedFileSchema,
  }),
  ownerships: loadContractOwnerships,
  async apply(transaction, { id: key, type, file }, context) {
    const { now } = context;
    const contract = await transaction.need('contracts', key);
    const refusal = getContractChangeError(contract);
    if (refusal !== undefined) return refuse(refusal);
    const documentId = createContractDocumentId(contract);
    const day = toLocalDate(now);
    const size = formatBytes(file.bytes.byteLength);
    const document = { id: documentId, name: file.name, type, size, uploadDate: day };
    await assertReadablePdf(file);
    transaction.add('files', createStoredFile(documentId, file, now));
    const documents = [...contract.documents, document];
    const changed = applyContractChange(
      contract,
      { ...contract, documents, lastModified: day },
      now,
      getActingPerson(context),
    );
    transaction.put('contracts', changed.contract);
    if (changed.isReopened) await clearActionRequired(transaction, createContractMatcher(key));
    if (changed.isVoid) await markEnvelopeNotificationsDone(transaction, changed.contract);
    return { ...document, added: describeContractChange(changed) };
  },
  note: (_input, { name, added }) => joinSentences([`Attached ${name}`, ...added]),
  toast: ({ name, added }) => ({
    title: 'Document attached',
    description: joinSentences([name, ...added]),
  }),
});

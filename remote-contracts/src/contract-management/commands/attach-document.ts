import * as v from 'valibot';
import { contractChangeRefusal } from 'shared-kernel/domain/contract';
import { clearActionRequired } from 'shared-kernel/domain/notification';
import { contractDocumentTypes } from '../rules/contract-document';
import { newContractDocumentId } from '../rules/envelope';
import { dayOf, formatBytes } from 'shared-kernel/format';
import {
  actingPerson,
  attachedFileSchema,
  defineCommand,
  assertReadablePdf,
  recordIdSchema,
  refuse,
  storedFile,
} from 'shared-kernel/workspace';
import { isAboutContract } from './about-contract';
import { applyContractChange, describeContractChange } from './apply-contract-change';
import { joinSentences } from './join-sentences';
import { settleEnvelopeNotices } from './settle-envelope-notices';
import { ownershipsById } from './ownerships';
import { contractTerms } from './terms';

/** Adds a file to the contract and reopens a completed legal review. The stored file and its document share one id. */
export const attachContractDocument = defineCommand({
  ...contractTerms.attachContractDocument,
  input: v.object({
    id: recordIdSchema,
    type: v.picklist(contractDocumentTypes),
    file: attachedFileSchema,
  }),
  ownerships: ownershipsById,
  async apply(transaction, { id: key, type, file }, context) {
    const { now } = context;
    const contract = await transaction.need('contracts', key);
    const refusal = contractChangeRefusal(contract);
    if (refusal !== undefined) return refuse(refusal);
    const documentId = newContractDocumentId(contract);
    const day = dayOf(now);
    const size = formatBytes(file.bytes.byteLength);
    const document = { id: documentId, name: file.name, type, size, uploadDate: day };
    await assertReadablePdf(file);
    transaction.add('files', storedFile(documentId, file, now));
    const documents = [...contract.documents, document];
    const changed = applyContractChange(
      contract,
      { ...contract, documents, lastModified: day },
      now,
      actingPerson(context),
    );
    transaction.put('contracts', changed.contract);
    if (changed.isReopened) await clearActionRequired(transaction, isAboutContract(key));
    if (changed.isVoid) await settleEnvelopeNotices(transaction, changed.contract);
    return { ...document, added: describeContractChange(changed) };
  },
  note: (_input, { name, added }) => joinSentences([`Attached ${name}`, ...added]),
  toast: ({ name, added }) => ({
    title: 'Document attached',
    description: joinSentences([name, ...added]),
  }),
});

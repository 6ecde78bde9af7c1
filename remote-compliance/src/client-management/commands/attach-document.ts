import * as v from 'valibot';
import { addClientDocument } from './changed-client';
import { clientDocumentTypeSchema } from '../../documents/client-document';
import { formatBytes } from 'shared-kernel/format';
import {
  actingPerson,
  attachedFileSchema,
  defineCommand,
  assertReadablePdf,
  recordIdSchema,
  refuse,
  storedFile,
} from 'shared-kernel/workspace';
import { ownershipOf } from '../../records/client-ownership';
import { clientTerms } from './terms';

export const attachClientDocument = defineCommand({
  ...clientTerms.attachClientDocument,
  input: v.object({
    clientId: recordIdSchema,
    type: clientDocumentTypeSchema,
    file: attachedFileSchema,
  }),
  ownerships: async (transaction, { clientId }) => [
    ownershipOf(await transaction.need('clients', clientId)),
  ],
  async apply(transaction, { clientId, type, file }, context) {
    const client = await transaction.need('clients', clientId);
    const size = formatBytes(file.bytes.byteLength);
    const { now } = context;
    const added = { name: file.name, type, size, uploadedBy: actingPerson(context) };
    const changed = addClientDocument(client, added, now);
    const document = changed.documents.at(-1);
    if (!document) return refuse('The document could not be added.');
    await assertReadablePdf(file);
    transaction.add('files', storedFile(document.id, file, now));
    transaction.put('clients', changed);
    return document;
  },
  note: (_input, { name }) => `Attached ${name}`,
  toast: ({ name }) => ({ title: 'Document attached', description: name }),
});

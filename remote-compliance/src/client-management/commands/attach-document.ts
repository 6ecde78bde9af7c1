import * as v from 'valibot';
import { addDocumentToClient } from './client-changes';
import { clientDocumentTypeSchema } from '../../documents/client-document';
import { formatBytes } from 'shared-kernel/format';
import {
  getActingPerson,
  attachedFileSchema,
  defineCommand,
  assertReadablePdf,
  recordIdSchema,
  refuse,
  createStoredFile,
} from 'shared-kernel/workspace';
import { getClientOwnership } from '../../records/client-ownership';
import { clientTerms } from './terms';

export const attachClientDocument = defineCommand({
  ...clientTerms.attachClientDocument,
  input: v.object({
    clientId: recordIdSchema,
    type: clientDocumentTypeSchema,
    file: attachedFileSchema,
  }),
  ownerships: async (transaction, { clientId }) => [
    getClientOwnership(await transaction.need('clients', clientId)),
  ],
  async apply(transaction, { clientId, type, file }, context) {
    const client = await transaction.need('clients', clientId);
    const size = formatBytes(file.bytes.byteLength);
    const { now } = context;
    const added = { name: file.name, type, size, uploadedBy: getActingPerson(context) };
    const changed = addDocumentToClient(client, added, now);
    const document = changed.documents.at(-1);
    if (!document) return refuse('The document could not be added.');
    await assertReadablePdf(file);
    transaction.add('files', createStoredFile(document.id, file, now));
    transaction.put('clients', changed);
    return document;
  },
  note: (_input, { name }) => `Attached ${name}`,
  toast: ({ name }) => ({ title: 'Document attached', description: name }),
});

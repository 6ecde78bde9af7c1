import {
  defineExportCommand,
  defineCommand,
  recordIdSchema,
  createAuditSubject,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import { clientTerms } from './terms';

export const exportClients = defineExportCommand(clientTerms.exportClients);

export const downloadClientDocument = defineExportCommand(clientTerms.downloadClientDocument);

/** Returns the tax id of a client. The audit log records who viewed it. */
export const revealTaxId = defineCommand({
  ...clientTerms.revealTaxId,
  input: v.object({ id: recordIdSchema }),
  async apply(transaction, { id: key }) {
    const client = await transaction.need('clients', key);
    return { client, taxId: client.organizationData.taxId };
  },
  audit: (_input, { client }) => [
    { subject: createAuditSubject('clients', client), note: 'The tax ID was revealed.' },
  ],
});

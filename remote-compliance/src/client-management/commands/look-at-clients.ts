import { exportCommand, defineCommand, recordIdSchema, subjectOf } from 'shared-kernel/workspace';
import * as v from 'valibot';

export const exportClients = exportCommand({
  id: 'client.export',
  label: 'Exported the clients',
  inReference: true,
});

export const downloadClientDocument = exportCommand({
  id: 'client.downloadDocument',
  label: 'Downloaded a document',
  inReference: true,
});

/** Shows a client's tax id; the audit log says who looked. */
export const revealTaxId = defineCommand({
  id: 'client.revealTaxId',
  label: 'Revealed the tax ID',
  input: v.object({ id: recordIdSchema }),
  inReference: true,
  permission: 'look',
  async apply(transaction, { id: key }) {
    const client = await transaction.need('clients', key);
    return { client, taxId: client.organizationData.taxId };
  },
  audit: (_input, { client }) => [
    { subject: subjectOf('clients', client), note: 'The tax ID was revealed.' },
  ],
});

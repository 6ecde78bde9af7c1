import * as v from 'valibot';
import {
  addClientDocument,
  addClientUser,
  clientDocumentTypeSchema,
  clientFormSchema,
  clientSchema,
  clientUserFormSchema,
  clientUserSchema,
  newClient,
  duplicateCompanyMessage,
  editedClient,
  editClientUser,
  isDuplicateCompany,
  type Client,
  type ClientForm,
} from '../../domain/client';
import {
  applyDocumentDecision,
  documentDecisions,
  documentDecisionSchema,
  followClientScore,
} from '../../domain/compliance';
import { typedLimits, typedText } from '../../domain/text';
import { formatBytes } from '../../format';
import { foldName } from '../collections';
import { defineCommand, type CommandTransaction } from '../command';
import { CommandError, refuse } from '../command-error';
import { parseInput } from '../parse-input';
import { attachedFileSchema, storedFile } from './attached-file';
import { editedForm, formOf, subjectOf } from './changed-fields';
import { complianceRecordOf, newComplianceRecord } from './compliance-of-client';

const id = v.pipe(v.string(), v.nonEmpty());

const formFields = [
  'companyName',
  'contactPerson',
  'email',
  'phone',
  'website',
  'industry',
  'complianceScore',
  'riskLevel',
] as const satisfies readonly (keyof ClientForm)[];

const userFields = ['name', 'role', 'email', 'status', 'permissions'] as const;

async function mustBeNew(
  transaction: CommandTransaction,
  companyName: string,
  self?: string,
): Promise<void> {
  const clients = await transaction.source.list('clients');
  if (!isDuplicateCompany(clients, companyName, self)) return;
  throw new CommandError('invalid', duplicateCompanyMessage, {
    issues: [{ field: 'companyName', message: duplicateCompanyMessage }],
  });
}

async function followCompliance(
  transaction: CommandTransaction,
  before: Client,
  after: Client,
  now: Date,
): Promise<void> {
  const record = await complianceRecordOf(transaction, before.companyName);
  if (!record) return;
  const follows =
    record.name === after.companyName &&
    record.riskLevel === after.riskLevel &&
    record.complianceScore === after.complianceScore;
  if (follows) return;
  transaction.put('complianceRecords', {
    ...followClientScore(record, after, now),
    name: after.companyName,
    riskLevel: after.riskLevel,
  });
}

async function renameInProcesses(
  transaction: CommandTransaction,
  before: Client,
  after: Client,
): Promise<void> {
  if (before.companyName === after.companyName) return;
  const equals = foldName(before.companyName);
  for (const process of await transaction.find('processes', 'client', { equals })) {
    transaction.put('processes', { ...process, client: after.companyName });
  }
}

/** A new client and its compliance record, both at the first stage. */
export const createClient = defineCommand({
  id: 'client.create',
  label: 'Added the client',
  input: clientFormSchema,
  inReference: false,
  permission: 'change',
  async apply(transaction, form, { now, actor }) {
    await mustBeNew(transaction, form.companyName);
    const client = newClient(form, now, await transaction.keys('clients'));
    const taken = await transaction.keys('complianceRecords');
    transaction.add('clients', client);
    transaction.add('complianceRecords', newComplianceRecord(client, actor, now, taken));
    return client;
  },
  toast: ({ companyName }) => ({ title: 'Client added', description: companyName }),
});

/**
 * Edits the form's fields, whatever they were before: an old record may not satisfy the form. The
 * compliance record and the processes of the client follow.
 */
export const editClient = defineCommand({
  id: 'client.edit',
  label: 'Edited the client',
  input: v.object({ id, from: v.pick(clientSchema, formFields), to: clientFormSchema }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { id: key, from, to }, { now }) {
    const client = await transaction.need('clients', key);
    const current = formOf(client, formFields);
    const form = editedForm({ collection: 'clients', key, from, to, current });
    await mustBeNew(transaction, form.companyName, key);
    const edited = editedClient(client, form, now);
    transaction.put('clients', edited);
    await followCompliance(transaction, client, edited, now);
    await renameInProcesses(transaction, client, edited);
    return edited;
  },
  toast: ({ companyName }) => ({ title: 'Client saved', description: companyName }),
});

export const addUser = defineCommand({
  id: 'client.addUser',
  label: 'Added a user',
  input: v.object({ clientId: id, user: clientUserFormSchema }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { clientId, user }, { now }) {
    const client = addClientUser(await transaction.need('clients', clientId), user, now);
    transaction.put('clients', client);
    return client;
  },
  note: ({ user }) => `Added the user ${user.name}`,
  toast: ({ companyName }, { user }) => ({
    title: 'User added',
    description: `${user.name}, ${companyName}`,
  }),
});

export const editUser = defineCommand({
  id: 'client.editUser',
  label: 'Edited a user',
  input: v.object({
    clientId: id,
    userId: id,
    from: v.pick(clientUserSchema, userFields),
    to: clientUserFormSchema,
  }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { clientId, userId, from, to }, { now }) {
    const client = await transaction.need('clients', clientId);
    const user = client.users.find((candidate) => candidate.id === userId);
    if (!user) throw new CommandError('missing', 'This user is no longer there.');
    const current = formOf(user, userFields);
    const form = editedForm({ collection: 'clients', key: clientId, from, to, current });
    const edited = editClientUser(client, userId, form, now);
    transaction.put('clients', edited);
    return edited;
  },
  note: ({ to }) => `Edited the user ${to.name}`,
  toast: ({ companyName }, { to }) => ({
    title: 'User saved',
    description: `${to.name}, ${companyName}`,
  }),
});

/** Keeps a file as a document of the client, pending; the file is found under the document's id. */
export const attachClientDocument = defineCommand({
  id: 'client.attachDocument',
  label: 'Uploaded a document',
  input: v.object({ clientId: id, type: clientDocumentTypeSchema, file: attachedFileSchema }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { clientId, type, file }, { now }) {
    const client = await transaction.need('clients', clientId);
    const size = formatBytes(file.bytes.byteLength);
    const changed = addClientDocument(client, { name: file.name, type, size }, now);
    const document = changed.documents.at(-1);
    if (!document) return refuse('The document could not be added.');
    transaction.add('files', storedFile(document.id, file, now));
    transaction.put('clients', changed);
    return document;
  },
  note: (_input, { name }) => `Attached ${name}`,
  toast: ({ name }) => ({ title: 'Document attached', description: name }),
});

/** An AML reviewer's decision on a pending document; score and history follow by the kernel's rules. */
export const decideDocument = defineCommand({
  id: 'client.decideDocument',
  label: 'Decided on a document',
  input: v.object({
    clientId: id,
    documentId: id,
    decision: v.picklist(documentDecisions),
    comment: v.optional(typedText(typedLimits.line), ''),
  }),
  inReference: false,
  permission: 'change',
  async apply(transaction, { clientId, ...decided }, { actor, now }) {
    const decision = parseInput(documentDecisionSchema, { ...decided, reviewer: actor });
    const client = await transaction.need('clients', clientId);
    const after = applyDocumentDecision(client, decision, now);
    if (!after) return refuse('This document is no longer pending.');
    transaction.put('clients', after);
    const record = await complianceRecordOf(transaction, client.companyName);
    if (record) transaction.put('complianceRecords', followClientScore(record, after, now));
    await transaction.raise('complianceScoreChanges', {
      type: decision.decision === 'approve' ? 'success' : 'warning',
      category: 'compliance',
      title: 'Compliance score changed',
      message: `${client.companyName} moved from ${client.complianceScore} to ${after.complianceScore}.`,
      source: 'Client Management',
      actionRequired: false,
      clientName: client.companyName,
      priority: decision.decision === 'approve' ? 'low' : 'high',
    });
    return after;
  },
  note: ({ documentId, decision, comment }, { documents }) => {
    const name = documents.find((document) => document.id === documentId)?.name ?? documentId;
    return `${decision === 'approve' ? 'Approved' : 'Rejected'} ${name}${comment === '' ? '' : `: ${comment}`}`;
  },
  toast: ({ companyName }, { decision }) => ({
    title: decision === 'approve' ? 'Document approved' : 'Document rejected',
    description: companyName,
  }),
});

/** Shows a client's tax id; the audit log says who looked. */
export const revealTaxId = defineCommand({
  id: 'client.revealTaxId',
  label: 'Revealed the tax id',
  input: v.object({ id }),
  inReference: true,
  permission: 'look',
  async apply(transaction, { id: key }) {
    const client = await transaction.need('clients', key);
    return { client, taxId: client.organizationData.taxId };
  },
  audit: (_input, { client }) => [
    { subject: subjectOf('clients', client), note: 'The tax id was revealed.' },
  ],
});

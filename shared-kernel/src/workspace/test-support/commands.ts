import * as v from 'valibot';
import { contractSchema, type Contract } from '../../domain/contract';
import { clientSchema } from '../../domain/client';
import type { Process } from '../../domain/process';
import { portalKeySchema, permissions } from '../../domain/portal';
import { preferencesSchema } from '../../domain/profile/preferences.schema';
import { timestampSchema } from '../../domain/scalars';
import { createMaxLengthCheck, inputLimits } from '../../domain/text';
import { clients } from '../../fixtures/clients';
import { contracts } from '../../fixtures/contracts';
import { processes } from '../../fixtures/processes';
import { toLocalDate } from '../../format';
import { defineCommand, type CommandTransaction } from '../commands/command';
import { refuse } from '../commands/command-error';
import { attachedFileSchema, assertReadablePdf, createStoredFile } from '../commands/attached-file';
import { applyFormEdits, pickFormFields } from '../commands/apply-form-edits';
import { createNotificationAuditLines, markNotifications } from '../commands/mark-notifications';
import { recordIdSchema } from '../commands/parse-input';
import {
  defaultProcessAlertSettings,
  processAlertSettingsSchema,
} from '../../domain/process/process-alert-settings';

const draftFields = ['title', 'type', 'client', 'value'] as const;

const asTyped = v.pipe(v.string(), createMaxLengthCheck(inputLimits.name));

const draftSchema = v.object({
  title: asTyped,
  type: contractSchema.entries.type,
  client: asTyped,
  value: asTyped,
});

export type Draft = v.InferOutput<typeof draftSchema>;

async function freeContractId(transaction: CommandTransaction, now: Date): Promise<string> {
  let moment = now.getTime();
  while (await transaction.get('contracts', `CON-${moment}`)) moment += 1;
  return `CON-${moment}`;
}

const blank = contracts[0] as Contract;

const drafted = (id: string, draft: Draft): Contract => ({
  ...blank,
  ...draft,
  id,
  signatories: [],
  documents: [],
});

export const invalidProcess = defineCommand({
  id: 'test.unfit',
  label: 'Added a process',
  input: v.object({}),
  inReference: true,
  permission: permissions.workspace,
  apply(transaction) {
    const [process] = processes as [Process];
    const milestones = process.milestones.map((each) => ({ ...each, dueDate: '2200-01-08' }));
    transaction.add('processes', { ...process, id: 'PF-2199-001', milestones });
  },
});

export const createContract = defineCommand({
  id: 'contract.create',
  label: 'Created the contract',
  input: draftSchema,
  inReference: true,
  permission: permissions.signing,
  ownerships: (_transaction, { client }) => [{ company: client }],
  async apply(transaction, draft, { now }) {
    const contract = drafted(await freeContractId(transaction, now), draft);
    transaction.add('contracts', contract);
    await transaction.raise('newContractAssignments', {
      type: 'info',
      category: 'client',
      title: 'New contract assigned',
      message: contract.title,
      source: 'Test',
      actionRequired: true,
      priority: 'medium',
    });
    return contract;
  },
  toast: ({ title }) => ({ title: 'Contract created', description: title }),
});

export const editContract = defineCommand({
  id: 'contract.edit',
  label: 'Edited the contract',
  input: v.object({
    id: recordIdSchema,
    from: v.pick(contractSchema, draftFields),
    to: draftSchema,
  }),
  permission: permissions.signing,
  ownerships: async (transaction, { id, to }) => [
    { company: (await transaction.need('contracts', id)).client },
    { company: to.client },
  ],
  async apply(transaction, { id: key, from, to }, { now }) {
    const contract = await transaction.need('contracts', key);
    const current = pickFormFields(contract, draftFields);
    const form = applyFormEdits({ collection: 'contracts', key, from, to, current });
    const edited = { ...contract, ...form, lastModified: toLocalDate(now) };
    transaction.put('contracts', edited);
    return edited;
  },
  toast: ({ title }) => ({ title: 'Contract saved', description: title }),
});

/** Records the signature of the next pending signatory. Refuses a person who has already signed. */
export const recordSignature = defineCommand({
  id: 'contract.signNext',
  label: 'Recorded a signature',
  input: v.object({ id: recordIdSchema, signatoryId: recordIdSchema }),
  permission: permissions.signature,
  async apply(transaction, { id: key, signatoryId }) {
    const contract = await transaction.need('contracts', key);
    const turn = contract.signatories.find(({ status }) => status === 'pending');
    if (turn?.id !== signatoryId) return refuse('It is not their turn.');
    const signatories = contract.signatories.map((person) =>
      person === turn ? { ...person, status: 'signed' as const } : person,
    );
    transaction.put('contracts', { ...contract, signatories });
    return contract;
  },
});

export const attachDocument = defineCommand({
  id: 'contract.attachDocument',
  label: 'Uploaded a document',
  input: v.object({ id: recordIdSchema, file: attachedFileSchema }),
  permission: permissions.documents,
  async apply(transaction, { id: key, file }, { now }) {
    await assertReadablePdf(file);
    const contract = await transaction.need('contracts', key);
    const id = `${key}-${contract.documents.length + 1}`;
    const size = `${file.bytes.byteLength} B`;
    const document = {
      id,
      name: file.name,
      type: 'exhibit' as const,
      size,
      uploadDate: toLocalDate(now),
    };
    transaction.add('files', createStoredFile(id, file, now));
    transaction.put('contracts', { ...contract, documents: [...contract.documents, document] });
    return document;
  },
});

export const createClient = defineCommand({
  id: 'client.create',
  label: 'Added the client',
  input: v.pick(clientSchema, ['companyName']),
  permission: permissions.workspace,
  async apply(transaction, { companyName }) {
    const taken = new Set(await transaction.keys('clients'));
    let number = taken.size + 1;
    while (taken.has(`CL-${String(number).padStart(3, '0')}`)) number += 1;
    const id = `CL-${String(number).padStart(3, '0')}`;
    const client = { ...(clients[0] as v.InferOutput<typeof clientSchema>), id, companyName };
    transaction.add('clients', client);
    return client;
  },
});

export const viewTransaction = defineCommand({
  id: 'transaction.look',
  label: 'Looked at the transaction',
  input: v.object({ id: recordIdSchema }),
  inReference: true,
  permission: 'look',
  apply: (transaction, { id }) => transaction.need('transactions', id),
});

export const createProcess = defineCommand({
  id: 'process.create',
  label: 'Created the process',
  input: v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required')),
    startDate: timestampSchema,
  }),
  permission: permissions.workspace,
  apply: () => undefined,
});

export const setStarred = defineCommand({
  id: 'notification.setStarred',
  label: 'Starred or unstarred',
  input: v.object({ ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()), isStarred: v.boolean() }),
  permission: 'own',
  apply: (transaction, { ids, isStarred }) => markNotifications(transaction, ids, { isStarred }),
  audit: (_input, marked) => createNotificationAuditLines(marked),
});

export const markAllRead = defineCommand({
  id: 'notification.markAllRead',
  label: 'Marked all as read',
  input: v.optional(v.object({}), {}),
  permission: 'own',
  async apply(transaction) {
    const unread = await transaction.find('notifications', 'unread');
    const ids = unread.map(({ id }) => id);
    return markNotifications(transaction, ids, { isRead: true });
  },
  audit: (_input, marked) => createNotificationAuditLines(marked),
});

export const setProcessAlerts = defineCommand({
  id: 'process.setAlerts',
  label: 'Changed alert settings',
  input: v.partial(v.omit(processAlertSettingsSchema, ['id'])),
  inReference: true,
  permission: 'own',
  async apply(transaction, toggles) {
    const stored = await transaction.get('settings', defaultProcessAlertSettings.id);
    transaction.put('settings', { ...(stored ?? defaultProcessAlertSettings), ...toggles });
  },
});

export const saveProfile = defineCommand({
  id: 'profile.save',
  label: 'Saved the profile',
  input: v.object({ portal: portalKeySchema, fullName: v.string() }),
  inReference: true,
  permission: 'own',
  ownerships: (_transaction, { portal }) => [{ portal }],
  delayMs: 1500,
  async apply(transaction, { portal, fullName }) {
    const profile = { ...(await transaction.need('profiles', portal)), fullName };
    transaction.put('profiles', profile);
    return profile;
  },
  isToastStated: true,
  toast: () => ({ title: 'Profile Updated', description: 'It is saved.' }),
});

export const setOwnPreferences = defineCommand({
  id: 'preferences.setOwn',
  label: 'Changed preferences',
  input: v.pick(preferencesSchema, ['compactView']),
  inReference: true,
  permission: 'own',
  apply(transaction, changes) {
    const before = pickFormFields(transaction.preferences(), ['compactView']);
    transaction.setPreferences(changes);
    return { before, changes };
  },
  audit: (_input, { before, changes }) => [
    {
      subject: { collection: 'preferences', id: 'preferences', label: 'Preferences' },
      before,
      after: changes,
    },
  ],
});

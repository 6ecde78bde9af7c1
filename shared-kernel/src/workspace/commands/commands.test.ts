import {
  addUser,
  approveTransaction,
  attachContractDocument,
  changePassword,
  completeMilestone,
  createClient,
  createContract,
  createProcess,
  decideDocument,
  decideMilestone,
  declineSignature,
  editClient,
  editUser,
  exportQuarantine,
  exportTransactions,
  exportWorkspace,
  holdTransaction,
  importWorkspace,
  markAllRead,
  moveContract,
  refreshTransactions,
  releaseTransaction,
  removePhoto,
  requestDemo,
  resetWorkspace,
  revealTaxId,
  scheduleNotarization,
  sendEnvelope,
  sendSamples,
  setNotificationChoices,
  setOwnPreferences,
  setPhoto,
  setProcessAlerts,
  setRead,
  setRequirement,
  setSecurity,
  setStarred,
  signNext,
  waiveLegalReview,
} from '.';
import { clients } from '../../fixtures/clients';
import { contracts } from '../../fixtures/contracts';
import { processes } from '../../fixtures/processes';
import { namedTransactions } from '../../fixtures/transactions';
import type { Client } from '../../domain/client';
import { contractFileLimit, type Contract } from '../../domain/contract';
import { notificationSample } from '../../domain/notification';
import { defaultPreferences, notificationToggleKeys } from '../../domain/profile';
import { defineCommand, type Command } from '../command';
import { createTestWorkspace } from '../testing';
import { testSession, type TestSession } from '../test-support/session';
import type { Workspace } from '../workspace';
import * as v from 'valibot';

let workspace: Workspace;
let session: TestSession;

beforeEach(() => {
  workspace = createTestWorkspace();
  session = testSession();
});

const run = <I extends v.GenericSchema, O>(command: Command<I, O>, input: v.InferInput<I>) =>
  workspace.run(command, input, session);

async function done<I extends v.GenericSchema, O>(
  command: Command<I, O>,
  input: v.InferInput<I>,
): Promise<O> {
  const result = await run(command, input);
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.output;
}

const record = async (...[collection, key]: Parameters<Workspace['source']['get']>) =>
  (await workspace.source.get(collection, key))?.record;

const latestNotification = async () =>
  (await workspace.source.find('notifications', 'timestamp', { descending: true, limit: 1 }))[0];

const latestEntry = async () =>
  (await workspace.source.find('auditEntries', 'at', { descending: true, limit: 1 }))[0];

const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;
const [crudeSupply, drillingRights] = contracts as [Contract, Contract];
const [meridian] = clients as [Client];
const pdf = { name: 'Exhibit.pdf', bytes: new TextEncoder().encode('%PDF-1.7 exhibit') };

describe('contract commands', () => {
  it('[C8, B13] creates a draft whose review is required, empty fields and all', async () => {
    const { id } = await done(createContract, draft);
    expect(await record('contracts', id)).toMatchObject({
      title: '',
      client: '',
      value: '',
      status: 'draft',
      legalReview: 'required',
      complianceFlags: [],
    });
    expect(session.toasts[0]?.description).toContain('Untitled contract');
  });

  it.each([
    ['ticked', true],
    ['not ticked', false],
  ])('[C9, C10, B13] waives the review and logs that the box was %s', async (words, accepted) => {
    const { id } = await done(waiveLegalReview, { ...draft, accepted });
    expect(await record('contracts', id)).toMatchObject({
      status: 'user_waived',
      legalReview: 'waived',
      complianceFlags: ['User Waived Legal Review', 'No Legal Validation'],
    });
    expect((await latestEntry())?.note).toBe(
      `User Waived. “I understand and accept these terms” was ${words}.`,
    );
  });

  it('[PR10] raises what the reader wants to hear of, and nothing else', async () => {
    const { id } = await done(createContract, { ...draft, client: 'Northwind Petroleum' });
    expect(await latestNotification()).toMatchObject({
      title: 'New contract assigned',
      isRead: false,
      clientName: 'Northwind Petroleum',
      metadata: { contractId: id },
    });
    await done(setNotificationChoices, { newContractAssignments: false });
    const before = await workspace.source.count('notifications');
    await done(createContract, draft);
    expect(await workspace.source.count('notifications')).toBe(before);
  });

  it('[C3, C7] brings a contract from review to its last signature', async () => {
    const { id } = await done(createContract, draft);
    await done(moveContract, { id, status: 'pending_review' });
    await done(moveContract, { id, status: 'legal_approved' });
    expect((await latestEntry())?.note).toBe('Now Legal Approved');
    expect(session.toasts.at(-1)?.title).toBe('Contract moved to Legal Approved');
    expect(await latestNotification()).toMatchObject({ title: 'Legal review completed' });
    await done(attachContractDocument, { id, type: 'main_contract', file: pdf });
    const people = [{ name: 'A. Signer', role: 'Buyer', email: 'a@signer.example' }];
    const sent = await done(sendEnvelope, { id, signatories: people });
    const signed = await done(signNext, {
      id,
      signatoryId: sent.signatories[0]?.id ?? '',
    });
    expect(signed.status).toBe('signed');
    expect((await latestEntry())?.note).toBe('Signed by A. Signer');
    expect(await run(moveContract, { id, status: 'draft' })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });

  it('[C7] logs who declined, and why', async () => {
    await done(declineSignature, {
      id: crudeSupply.id,
      signatoryId: 'SIG-002',
      reason: 'The price',
    });
    expect((await latestEntry())?.note).toBe('Declined by Daniel Okoro: The price');
  });

  it('[C11] keeps a document byte for byte under its own id', async () => {
    const document = await done(attachContractDocument, {
      id: crudeSupply.id,
      type: 'exhibit',
      file: pdf,
    });
    expect(await record('files', document.id)).toMatchObject({
      name: 'Exhibit.pdf',
      mediaType: 'application/pdf',
      bytes: pdf.bytes,
    });
    expect((await latestEntry())?.subject.collection).toBe('contracts');
  });

  it.each([
    ['a wrong type', { name: 'a.exe', bytes: pdf.bytes }],
    ['a text that calls itself a picture', { name: 'a.png', bytes: pdf.bytes }],
    ['nothing', { name: 'a.pdf', bytes: new Uint8Array() }],
    ['too much', { name: 'a.pdf', bytes: new Uint8Array(contractFileLimit + 1) }],
  ])('[C11] refuses a file of %s and keeps nothing', async (_what, file) => {
    const input = { id: crudeSupply.id, type: 'exhibit', file } as const;
    expect(await run(attachContractDocument, input)).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file' }] },
    });
    expect(await workspace.source.count('files')).toBe(0);
  });

  it('[C11] schedules a notarization that is still to come', async () => {
    const at = '2024-08-01T10:00:00.000Z';
    const booking = { id: drillingRights.id, notaryName: 'R. Notary' };
    await done(scheduleNotarization, { ...booking, scheduledDate: at });
    expect(await record('contracts', drillingRights.id)).toMatchObject({
      notarization: { status: 'scheduled', scheduledDate: at, notaryName: 'R. Notary' },
    });
    expect(
      await run(scheduleNotarization, {
        ...booking,
        scheduledDate: '2024-07-01T10:00:00.000Z',
      }),
    ).toMatchObject({
      status: 'failed',
      error: { message: 'Choose a time that is still to come.' },
    });
  });
});

describe('client and compliance commands', () => {
  const form = {
    companyName: 'Fjord Wind',
    contactPerson: 'A. Person',
    email: '',
    phone: '',
    website: 'fjord.example',
    industry: 'Wind',
    complianceScore: 80,
    riskLevel: 'low' as const,
  };

  it('[CL6] adds a client together with its compliance record', async () => {
    const client = await done(createClient, form);
    expect(client).toMatchObject({ id: 'CL-013', website: 'https://fjord.example' });
    expect(await record('complianceRecords', 'CR-013')).toMatchObject({
      name: 'Fjord Wind',
      complianceScore: 80,
      currentStage: 'initiated',
      assignedReviewer: 'Nadia Rahman',
    });
  });

  it.each([
    ' meridian ENERGY partners ',
    'Meridian   Energy Partners',
    'MeridianEnergy Partners',
    'Ｍeridian\u00a0Energy Partners',
  ])('[CL6] refuses a company that is a client already, written as %j', async (companyName) => {
    expect(await run(createClient, { ...form, companyName })).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'companyName' }] },
    });
  });

  it('[CL6] lets compliance record and processes follow a renamed client', async () => {
    const from = {
      companyName: meridian.companyName,
      contactPerson: meridian.contactPerson,
      email: meridian.email,
      phone: meridian.phone,
      website: meridian.website,
      industry: meridian.industry,
      complianceScore: meridian.complianceScore,
      riskLevel: meridian.riskLevel,
    };
    const to = { ...from, companyName: 'Meridian Group', complianceScore: 70 };
    await done(editClient, { id: meridian.id, from, to });
    const [followed] = await workspace.source.find('complianceRecords', 'name', {
      equals: 'meridian group',
    });
    expect(followed).toMatchObject({ complianceScore: 70 });
    const theirs = processes.filter(({ client }) => client === meridian.companyName);
    expect(theirs.length).toBeGreaterThan(0);
    expect(await workspace.source.count('processes', 'client', { equals: 'meridian group' })).toBe(
      theirs.length,
    );
  });

  it('[G10] adds and edits users', async () => {
    const user = {
      name: 'N. User',
      role: 'Analyst',
      email: 'n@user.example',
      status: 'active' as const,
      permissions: ['view' as const],
    };
    const added = await done(addUser, { clientId: meridian.id, user });
    const userId = added.users.at(-1)?.id ?? '';
    const edited = await done(editUser, {
      clientId: meridian.id,
      userId,
      from: user,
      to: { ...user, status: 'inactive' },
    });
    expect(edited.users.at(-1)).toMatchObject({ name: 'N. User', status: 'inactive' });
  });

  it('[CL4] decides a document in the reviewer’s name; score, record and history follow', async () => {
    const client = clients.find(({ documents }) =>
      documents.some(({ status }) => status === 'pending'),
    ) as Client;
    const documentId = client.documents.find(({ status }) => status === 'pending')?.id ?? '';
    const decide = { clientId: client.id, documentId, decision: 'reject' as const };
    expect(await run(decideDocument, decide)).toMatchObject({
      status: 'failed',
      error: { issues: [{ field: 'comment' }] },
    });
    const after = await done(decideDocument, { ...decide, comment: 'Blurred' });
    expect(after.complianceScore).toBe(client.complianceScore - 3);
    expect(after.organizationData.complianceHistory.at(-1)?.details).toBe('Blurred (Nadia Rahman)');
    const [followed] = await workspace.source.find('complianceRecords', 'name', {
      equals: client.companyName.toLowerCase(),
    });
    expect(followed?.complianceScore).toBe(after.complianceScore);
    expect(await latestNotification()).toMatchObject({ title: 'Compliance score changed' });
  });

  it('[CL5] logs who looked at a tax id, and changes nothing', async () => {
    const before = await record('clients', meridian.id);
    const { taxId } = await done(revealTaxId, { id: meridian.id });
    expect(taxId).toBe(meridian.organizationData.taxId);
    expect(await latestEntry()).toMatchObject({
      action: 'client.revealTaxId',
      subject: { collection: 'clients', id: meridian.id },
      note: 'The tax id was revealed.',
    });
    expect(await record('clients', meridian.id)).toBe(before);
  });

  it('[CO2] decides a milestone, and the client follows', async () => {
    const records = await workspace.source.list('complianceRecords');
    const open = records.find(({ milestones }) =>
      milestones.some(({ status }) => status === 'current'),
    );
    const stage = open?.milestones.find(({ status }) => status === 'current')?.stage ?? 'initiated';
    const after = await done(decideMilestone, {
      id: open?.id ?? '',
      stage,
      decision: 'complete',
    });
    const client = clients.find(({ companyName }) => companyName === after.name);
    expect(await record('clients', client?.id ?? '')).toMatchObject({
      complianceScore: after.complianceScore,
      currentStage: after.currentStage,
    });
    expect((await latestEntry())?.action).toBe('compliance.decideMilestone');
  });
});

describe('transaction and process commands', () => {
  it('[T2] gives a sign-off in the actor’s name', async () => {
    session = testSession('banking');
    const open = (await workspace.source.list('transactions')).find(
      ({ status, signOffs }) => status === 'pending' && (signOffs ?? []).length === 0,
    );
    const after = await done(approveTransaction, { id: open?.id ?? '' });
    expect(after.signOffs).toMatchObject([{ desk: 'payments', by: 'Tan Mei Ling' }]);
  });

  it('[TX5] holds with a reason, raises an alert and releases again', async () => {
    const id = namedTransactions.cryptoInProcessing;
    expect(await run(holdTransaction, { id, reason: '  ' })).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'reason', message: 'Say why' }] },
    });
    await done(holdTransaction, { id, reason: 'Name match' });
    expect(await latestNotification()).toMatchObject({
      title: 'Transaction held for compliance review',
      metadata: { paymentId: id },
    });
    const released = await done(releaseTransaction, { id });
    expect(released.holdReason).toBeUndefined();
    expect(await run(releaseTransaction, { id })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });

  it('[PM1, PM6] plans a new process and completes its milestones in order', async () => {
    const process = await done(createProcess, {
      name: 'Diesel to Lagos',
      client: meridian.companyName,
      type: 'fuel-transfer',
      priority: 'high',
      value: 1_000_000,
      currency: 'USD',
      startDate: '2024-08-01',
      assignedTo: 'Tomasz Zieliński',
    });
    const [batch, dipTest] = process.milestones;
    const complete = async (milestoneId: string, outcome?: 'rejected') => {
      const milestone = process.milestones.find(({ id }) => id === milestoneId);
      for (const requirement of (milestone?.requirements ?? []).keys()) {
        await done(setRequirement, {
          processId: process.id,
          milestoneId,
          requirement,
          met: true,
        });
      }
      return done(completeMilestone, { processId: process.id, milestoneId, outcome });
    };
    await complete(batch?.id ?? '');
    const rejected = await complete(dipTest?.id ?? '', 'rejected');
    expect(rejected.milestones[2]).toMatchObject({ kind: 're_test', status: 'in-progress' });
    expect(await latestNotification()).toMatchObject({
      title: 'Dip test rejected, re-test required',
      relatedProcess: process.id,
    });
  });

  it('[PM7] keeps the alert toggles', async () => {
    await done(setProcessAlerts, { dailyDigest: true });
    expect(await record('settings', 'process-alerts')).toMatchObject({
      dailyDigest: true,
      smsNotifications: true,
    });
  });

  it('[TX2] reads the transactions again', async () => {
    const release = jest.spyOn(workspace.source, 'release');
    await done(refreshTransactions, {});
    expect(release).toHaveBeenCalledWith('transactions');
  });
});

describe('notification commands', () => {
  it('[N4] marks one, many and all, each with one line and one Undo', async () => {
    await done(setStarred, { ids: ['NT-002'], isStarred: true });
    expect((await latestEntry())?.subject.id).toBe('NT-002');
    await done(setRead, { ids: ['NT-001', 'NT-002'], isRead: true });
    expect(await latestEntry()).toMatchObject({
      subject: { id: '*', label: '2 notifications' },
      note: 'Marked as read',
    });
    const before = await workspace.source.count('notifications', 'unread');
    expect(before).toBeGreaterThan(0);
    const all = await run(markAllRead, {});
    expect(await workspace.source.count('notifications', 'unread')).toBe(0);
    if (all.status === 'done') await all.undo?.();
    expect(await workspace.source.count('notifications', 'unread')).toBe(before);
  });

  it('[N4] says when everything is read already', async () => {
    await done(markAllRead, {});
    await done(markAllRead, {});
    expect(session.toasts.at(-1)).toMatchObject({
      title: 'Everything is read already',
      action: undefined,
    });
  });

  it('[PR10] raises one of a kind that is switched on', async () => {
    const raiseWeekly = defineCommand({
      id: 'test.raise',
      label: 'Raised a notification',
      input: v.object({ toggle: v.picklist(notificationToggleKeys) }),
      inReference: false,
      permission: 'change',
      apply: (transaction, { toggle }) =>
        transaction.raise(toggle, {
          type: 'info',
          category: 'system',
          title: 'Your week',
          message: 'Three contracts moved.',
          source: 'Digest',
          actionRequired: false,
          priority: 'low',
        }),
    });
    await done(raiseWeekly, { toggle: 'weeklyDigest' });
    expect(await latestNotification()).toMatchObject({ title: 'Your week', isStarred: false });
    await done(raiseWeekly, { toggle: 'platformUpdates' });
    expect(await workspace.source.count('notifications')).toBe(9);
  });

  it.each(notificationToggleKeys)(
    '[PR10] sends a sample of %s where it is on, and none where it is off',
    async (toggle) => {
      session.preferences.write({ [toggle]: true });
      await done(sendSamples, { toggles: [toggle] });
      expect(await latestNotification()).toMatchObject(notificationSample[toggle]);
      expect(await workspace.source.count('notifications')).toBe(9);
      expect(session.toasts.at(-1)).toMatchObject({ title: 'Sample sent' });

      session.preferences.write({ [toggle]: false });
      await done(sendSamples, { toggles: [toggle] });
      expect(await workspace.source.count('notifications')).toBe(9);
      expect(session.toasts.at(-1)).toMatchObject({ title: 'No sample sent' });
    },
  );
});

describe('profile, preferences and demo commands', () => {
  it('[PR8] changes a password after two seconds and keeps none of it', async () => {
    jest.useFakeTimers();
    const form = {
      currentPassword: 'old secret',
      newPassword: 'new secret',
      confirmPassword: 'new secret',
    };
    const changing = run(changePassword, { portal: 'admin', form });
    await jest.advanceTimersByTimeAsync(1999);
    expect(session.toasts).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await changing).toMatchObject({ status: 'done', undo: undefined });
    jest.useRealTimers();
    expect(session.toasts).toMatchObject([
      {
        title: 'Password Changed',
        description: 'Your password has been successfully updated.',
        action: undefined,
      },
    ]);
    expect(JSON.stringify(await workspace.source.list('auditEntries'))).not.toContain('secret');
  });

  it('[PR7] names the field of a password that does not match', async () => {
    const form = { currentPassword: 'a', newPassword: 'long enough', confirmPassword: 'other' };
    expect(await run(changePassword, { portal: 'admin', form })).toMatchObject({
      status: 'failed',
      error: { issues: [{ field: 'form.confirmPassword', message: "Passwords don't match" }] },
    });
  });

  it('[PR2] sets a photo, refuses what is none, and removes it', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    await done(setPhoto, { portal: 'vendor', image });
    expect(await record('profiles', 'vendor')).toMatchObject({ avatar: image });
    expect(
      await run(setPhoto, { portal: 'vendor', image: 'data:text/html;base64,PGI+' }),
    ).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    await done(removePhoto, { portal: 'vendor' });
    expect(await record('profiles', 'vendor')).toMatchObject({ avatar: '' });
  });

  it('[PR9, B23] sets Two-Factor and API Access on the profile', async () => {
    await done(setSecurity, {
      portal: 'vendor',
      toggle: 'twoFactorAuthentication',
      on: true,
    });
    await done(setSecurity, { portal: 'vendor', toggle: 'apiAccess', on: true });
    expect(await record('profiles', 'vendor')).toMatchObject({
      mfaEnabled: true,
      apiKeyStatus: 'Active',
    });
  });

  it('[PR11] sets preferences, logs them and takes them back', async () => {
    const result = await run(setOwnPreferences, { compactView: true });
    expect(session.preferences.read()).toEqual({ ...defaultPreferences, compactView: true });
    expect(await latestEntry()).toMatchObject({
      subject: { collection: 'preferences' },
      before: { compactView: false },
      after: { compactView: true },
    });
    if (result.status === 'done') await result.undo?.();
    expect(session.preferences.read()).toEqual(defaultPreferences);
  });

  it('[L1] keeps a visitor’s request for a demo that is still to come', async () => {
    session = { ...testSession(), portal: undefined };
    const form = {
      name: 'A. Visitor',
      email: 'a@visitor.example',
      company: 'Visitor Ltd',
      date: '2199-01-01',
      time: '10:30',
    };
    const { id } = await done(requestDemo, form);
    expect(await record('demoRequests', id)).toMatchObject({ company: 'Visitor Ltd', message: '' });
    expect((await latestEntry())?.actor).toBe('Visitor');
    expect(await run(requestDemo, { ...form, date: '2001-01-01' })).toMatchObject({
      status: 'failed',
      error: { issues: [{ field: 'date' }] },
    });
  });
});

describe('workspace commands', () => {
  it('[workspace] hands the whole workspace out and takes it in again', async () => {
    await done(createContract, draft);
    await done(setOwnPreferences, { compactView: true });
    const { fileName, file } = await done(exportWorkspace, {});
    expect(fileName).toMatch(/^trustfold-workspace_\d{4}-\d\d-\d\d\.json$/);
    const text = await file.text();
    await done(resetWorkspace, {});
    expect(await workspace.source.count('contracts')).toBe(3);
    expect(session.preferences.read()).toEqual(defaultPreferences);
    expect((await latestEntry())?.note).toBe('Reset to the sample');
    await done(importWorkspace, { text });
    expect(await workspace.source.count('contracts')).toBe(4);
    expect(session.preferences.read().compactView).toBe(true);
    expect((await latestEntry())?.note).toBe('Imported');
  });

  it('[workspace] hands out what was set aside', async () => {
    const { file } = await done(exportQuarantine, {});
    expect(JSON.parse(await file.text())).toEqual({ format: 'trustfold-quarantine', records: [] });
  });

  it('[workspace] logs what leaves it as a table', async () => {
    await done(exportTransactions, { fileName: 'transactions.csv', rows: 12 });
    expect(await latestEntry()).toMatchObject({
      action: 'transaction.export',
      subject: { label: 'transactions.csv' },
      note: 'Exported 12 rows',
    });
  });
});

import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Client } from 'shared-kernel/domain/client';
import { clients } from 'shared-kernel/testing/records';
import {
  createCommandTester,
  createTestWorkspace,
  createTestSession,
  type CommandTester,
} from 'shared-kernel/testing';
import { attachClientDocument } from './attach-document';
import { decideDocument } from './decide-document';

let tester: CommandTester;

const approvals = clients.flatMap(({ id: clientId, documents }) =>
  documents
    .filter(({ status }) => status === 'pending')
    .map(({ id }) => ({ clientId, documentId: id, decision: 'approve' as const })),
);

beforeEach(() => {
  tester = createCommandTester();
});

describe('deciding on a document', () => {
  it('[CL4] records a document decision under the reviewer’s name and updates score, compliance record and history', async () => {
    const client = clients.find(({ documents }) =>
      documents.some(({ status }) => status === 'pending'),
    ) as Client;
    const documentId = client.documents.find(({ status }) => status === 'pending')?.id ?? '';
    const decide = { clientId: client.id, documentId, decision: 'reject' as const };
    expect(await tester.run(decideDocument, decide)).toMatchObject({
      status: 'failed',
      error: { issues: [{ field: 'comment' }] },
    });
    const after = await tester.done(decideDocument, { ...decide, comment: 'Blurred' });
    expect(after.complianceScore).toBe(client.complianceScore - 3);
    expect(after.organizationData.complianceHistory.at(-1)?.details).toBe('Blurred (Nadia Rahman)');
    const [followed] = await tester.source.find('complianceRecords', 'name', {
      equals: client.companyName.toLowerCase(),
    });
    expect(followed?.complianceScore).toBe(after.complianceScore);
    expect(await tester.latestNotification()).toMatchObject({
      title: 'Document rejected',
      message: `${client.companyName}: the compliance score changed from ${client.complianceScore} to ${after.complianceScore}.`,
    });
  });

  it('[R31, CL4, policy] a document can be approved only by a person other than its uploader', async () => {
    const [{ id: clientId } = { id: '' }] = clients;
    const file = { name: 'Permit.pdf', bytes: createOnePagePdf('permit') };
    const { id: documentId } = await tester.done(attachClientDocument, {
      clientId,
      type: 'legal',
      file,
    });
    const decide = { clientId, documentId, decision: 'approve' as const };
    expect(await tester.run(decideDocument, decide)).toMatchObject({
      error: {
        kind: 'refused',
        message:
          'You uploaded this document. A person in another portal must approve the document.',
      },
    });
    const session = createTestSession('law_firm');
    const lawyer = createCommandTester({ workspace: tester.workspace, session });
    const { documents } = await lawyer.done(decideDocument, decide);
    expect(documents.at(-1)).toMatchObject({
      status: 'approved',
      uploadedBy: { by: 'admin', name: 'Nadia Rahman' },
    });
  });

  it('[R31, CL4] the person who uploaded a document may reject it', async () => {
    const [{ id: clientId } = { id: '' }] = clients;
    const file = { name: 'Permit.pdf', bytes: createOnePagePdf('permit') };
    const { id: documentId } = await tester.done(attachClientDocument, {
      clientId,
      type: 'legal',
      file,
    });
    const { documents } = await tester.done(decideDocument, {
      clientId,
      documentId,
      decision: 'reject',
      comment: 'The wrong file',
    });
    expect(documents.at(-1)).toMatchObject({ id: documentId, status: 'rejected' });
  });

  it.each([
    [99, 'changed from 99 to 100'],
    [100, 'is unchanged at 100'],
  ])(
    '[PR10, CO3] the notification describes how an approved document changes a score of %i',
    async (complianceScore, words) => {
      const records = { clients: clients.map((client) => ({ ...client, complianceScore })) };
      tester = createCommandTester({ workspace: createTestWorkspace({ records }) });
      const [first] = approvals;
      if (!first) throw new Error('The sample has no pending document.');
      await tester.done(decideDocument, first);
      expect((await tester.latestNotification())?.message).toMatch(new RegExp(` ${words}\\.$`));
    },
  );

  it('[R107, PR10] a changed score notifies the other subscribed users, but not the reviewer', async () => {
    const [first] = approvals;
    if (!first) throw new Error('The sample has no pending document.');
    tester.session.preferences.write({ complianceScoreChanges: false });
    await tester.done(decideDocument, first);
    const [approved] = await tester.notificationsFor('banking');
    expect(approved).toMatchObject({ title: 'Document approved' });
    for (const shown of [
      await tester.notificationsFor('banking', ['complianceScoreChanges']),
      await tester.notificationsFor('admin'),
    ])
      expect(shown).not.toContainEqual(approved);
  });
});

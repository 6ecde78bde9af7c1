import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { processes } from 'shared-kernel/testing/records';
import { createCommandTester, createTestSession } from 'shared-kernel/testing';
import { attachMilestoneDocument } from './attach-document';

const [crude] = processes;
const open = crude?.milestones.find(({ status }) => status === 'in-progress');
const done = crude?.milestones.find(({ status }) => status === 'completed');
const staffs = crude?.milestones.find(({ assignedTo }) => assignedTo === 'Daniel Okafor');
if (!crude || !open || !done || !staffs) throw new Error('The sample’s first process has changed.');

const bytes = createOnePagePdf('certificate');
const file = { name: 'Certificate.pdf', bytes };
const given = { processId: crude.id, milestoneId: open.id, file };
const fileId = `${open.id}/Certificate.pdf`;

describe('attachMilestoneDocument', () => {
  it('[PM3, policy] a vendor can attach a file to a milestone assigned to vendors, and the file is stored unchanged', async () => {
    const tester = createCommandTester({ session: createTestSession('vendor') });
    await tester.done(attachMilestoneDocument, { ...given, requirement: 0 });
    const documented = { ...open, documents: [...open.documents, 'Certificate.pdf'] };
    expect((await tester.record('processes', crude.id))?.milestones).toContainEqual(documented);
    expect(await tester.record('files', fileId)).toMatchObject({ name: 'Certificate.pdf', bytes });
    expect(await tester.latestEntry()).toMatchObject({
      label: 'Uploaded a document',
      portal: 'vendor',
      note: `Attached Certificate.pdf to ${open.name}, for “${open.requirements[0]?.label ?? ''}”`,
    });
  });

  it('[R37, PM3] rejects an incomplete PDF for a milestone and gives the reason', async () => {
    const { run } = createCommandTester({});
    const cut = { name: file.name, bytes: bytes.subarray(0, 300) };
    const message = 'This PDF is damaged or incomplete. Export it again and retry.';
    expect(await run(attachMilestoneDocument, { ...given, file: cut })).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid', issues: [{ field: 'file', message }] },
    });
  });

  it('[PM3, workspace] Undo removes the milestone document and its file', async () => {
    const tester = createCommandTester({});
    const result = await tester.run(attachMilestoneDocument, given);
    expect(result.status === 'done' && (await result.undo?.())).toEqual({ status: 'done' });
    expect(await tester.record('processes', crude.id)).toEqual(crude);
    expect(await tester.source.get('files', fileId)).toBeUndefined();
  });

  it.each([
    ['vendor', staffs.id, 'denied'],
    ['banking', open.id, 'denied'],
    ['regulator', open.id, 'denied'],
    ['client', open.id, 'done'],
    ['law_firm', open.id, 'done'],
  ] as const)(
    '[PM3, policy] in the %s portal, the result of attaching a document to milestone %s is “%s”',
    async (portal, milestoneId, may) => {
      const { run } = createCommandTester({ session: createTestSession(portal) });
      expect(await run(attachMilestoneDocument, { ...given, milestoneId })).toMatchObject(
        may === 'done' ? { status: 'done' } : { status: 'failed', error: { kind: 'denied' } },
      );
    },
  );

  it.each(['certificate.PDF', 'Сertificate.pdf', 'Certificate\u200b.pdf', 'Cértificate.pdf'])(
    '[R11, PM3] rejects the file name %j as a duplicate of Certificate.pdf',
    async (name) => {
      const { run, done: succeed } = createCommandTester({});
      await succeed(attachMilestoneDocument, given);
      const again = await run(attachMilestoneDocument, { ...given, file: { name, bytes } });
      expect(again).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    },
  );

  it('[PM3] refuses a document for a completed or missing milestone, an empty file and a duplicate name', async () => {
    const { run, done: succeed } = createCommandTester({});
    const failed = (kind: string) => ({ status: 'failed', error: { kind } });
    expect(await run(attachMilestoneDocument, { ...given, milestoneId: done.id })).toMatchObject(
      failed('refused'),
    );
    expect(await run(attachMilestoneDocument, { ...given, milestoneId: 'M-0' })).toMatchObject(
      failed('missing'),
    );
    const empty = { name: 'Certificate.pdf', bytes: new Uint8Array() };
    expect(await run(attachMilestoneDocument, { ...given, file: empty })).toMatchObject(
      failed('invalid'),
    );
    await succeed(attachMilestoneDocument, given);
    expect(await run(attachMilestoneDocument, given)).toMatchObject(failed('invalid'));
  });
});

import type { PortalKey } from 'shared-kernel/domain/portal';
import type { Process } from 'shared-kernel/domain/process';
import { createCommandTester, createTestWorkspace, createTestSession } from 'shared-kernel/testing';
import { processes } from 'shared-kernel/testing/records';
import { postMessage } from './post-message';

const [crude] = processes;
if (!crude) throw new Error('The sample has processes');

const form = { subject: 'Barge delayed', message: 'It arrives on Friday.' };

const as = (portal: PortalKey, workspace = createTestWorkspace()) =>
  createCommandTester({ workspace, session: { ...createTestSession(), portal } });

describe('postMessage', () => {
  it('[R54, PM2] a message is added to the process with author and time, and to the audit log', async () => {
    const { done, record, latestEntry } = as('admin');
    const written = await done(postMessage, { processId: crude.id, ...form });
    const stored = await record('processes', crude.id);
    expect(stored?.communications).toEqual([...crude.communications, written]);
    const entry = await latestEntry();
    expect(written).toMatchObject({
      ...form,
      channel: 'message',
      from: entry?.actor,
      at: entry?.at,
    });
    expect(entry).toMatchObject({
      action: 'process.postMessage',
      note: form.subject,
      subject: { collection: 'processes', id: crude.id },
    });
  });

  it.each([
    ['subject', { ...form, subject: ' ' }],
    ['message', { ...form, message: '\u200b' }],
    ['message', { ...form, message: 'x'.repeat(1001) }],
  ])('[R54] a message about a process requires a %s', async (field, words) => {
    const { run } = as('admin');
    expect(await run(postMessage, { processId: crude.id, ...words })).toMatchObject({
      status: 'failed',
      error: { issues: [{ field }] },
    });
  });

  const isDeltas = ({ milestones }: Process) =>
    milestones.some(({ assignedTo }) => assignedTo === 'Delta Inspection Services');
  const isMeridians = ({ client }: Process) => client === 'Meridian Energy Partners';
  const idOf = (is: (process: Process) => boolean) => processes.find(is)?.id ?? '';

  it.each([
    ['admin', idOf(isMeridians), 'done'],
    ['law_firm', idOf(isMeridians), 'done'],
    ['client', idOf(isMeridians), 'done'],
    ['vendor', idOf(isDeltas), 'done'],
    ['client', idOf((process) => !isMeridians(process)), 'denied'],
    ['vendor', idOf((process) => !isDeltas(process)), 'denied'],
    ['banking', idOf(isMeridians), 'denied'],
    ['regulator', idOf(isMeridians), 'denied'],
  ] as const)(
    '[R54, policy] in the %s portal, the result of posting a message to process %s is “%s”',
    async (portal, processId, outcome) => {
      const result = await as(portal).run(postMessage, { processId, ...form });
      expect(result.status === 'failed' ? result.error.kind : result.status).toBe(outcome);
    },
  );
});

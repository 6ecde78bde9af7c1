import type { PortalKey } from 'shared-kernel/domain/portal';
import {
  readContents,
  createTestWorkspace,
  createTestSession,
  getPortalWorkspace,
  type Workspace,
} from 'shared-kernel/testing';
import {
  complianceRecords,
  transactions,
  createSampleProfile,
  sampleConstants,
} from 'shared-kernel/testing/records';
import { searchRecords, searchPeople } from '../dashboard/palette/search-records';
import { testRemoteDescriptions } from '../page/test-remotes';
import { findCommands } from './test-find-commands';
import { loadTasks } from './test-load-tasks';

const remark = 'Matches Bekov on the OFAC list';
const hidden = /Bekov|OFAC list/;
const commands = new Map(findCommands().map((command) => [command.id, command]));

async function run(workspace: Workspace, portal: PortalKey, id: string, input: object) {
  const command = commands.get(id);
  if (!command) throw new Error(`There is no command “${id}”`);
  const result = await workspace.run(command, input, createTestSession(portal));
  expect([id, result]).toEqual([id, expect.objectContaining({ status: 'done' })]);
}

const own = {
  client: {
    counterparty: sampleConstants.clients.meridian.companyName,
    clientId: sampleConstants.clients.meridian.id,
  },
  vendor: { counterparty: createSampleProfile('vendor').organization, clientId: undefined },
} as const;

const [sample] = transactions.filter(({ status }) => status === 'pending');
const [record] = complianceRecords.filter(({ name }) => name === own.client.counterparty);

async function screened(portal: keyof typeof own) {
  if (!sample || !record) throw new Error('The sample has a payment and a record of the client');
  const { createdBy: _, ...pending } = sample;
  const payment = { ...pending, ...own[portal], id: 'TX-900', reference: 'WIRE-900' };
  const workspace = createTestWorkspace({ records: { transactions: [payment] } });
  const bank = (id: string, input: object) => run(workspace, 'banking', id, input);
  const { id } = payment;
  await bank('transaction.recordCheck', {
    id,
    check: 'ofac_check',
    result: 'failed',
    comment: remark,
  });
  const about = { equals: `transaction/${id}` };
  const [one] = await workspace.source.find('cases', 'subject', about);
  const caseId = one?.id ?? '';
  await bank('case.comment', { id: caseId, text: remark });
  await bank('case.addEvidence', { id: caseId, text: remark });
  await run(workspace, 'admin', 'compliance.raiseIssue', { id: record.id, issue: remark });
  await bank('case.submitDecision', { id: caseId, outcome: 'confirmed', reason: remark });
  const reject = () =>
    run(workspace, 'admin', 'case.answerDecision', {
      id: caseId,
      answer: 'approve',
      reason: remark,
    });
  return { workspace, caseId, id, reject };
}

async function foundIn({ source }: Workspace, text: string) {
  const findables = Object.values(testRemoteDescriptions).flatMap(({ screens }) =>
    Object.values(screens).flatMap(({ finds }) => finds),
  );
  const contents = await readContents(source);
  return findables.flatMap((findable) => {
    const records = contents[findable.collection] ?? [];
    return [...searchRecords(text, records, findable), ...searchPeople(text, records, findable)];
  });
}

async function exportedIn(workspace: Workspace, portal: PortalKey) {
  const command = commands.get('workspace.export');
  const result = command && (await workspace.run(command, {}, createTestSession(portal)));
  const { file } = (result?.status === 'done' ? result.output : {}) as { readonly file: Blob };
  if (!file.type.includes('gzip')) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

describe.each(['client', 'vendor'] as const)('a screened company in the %s portal', (portal) => {
  it.each(['held', 'rejected'])(
    '[R106] the screened company sees no information about the screening of a %s payment',
    async (state) => {
      const { workspace, caseId, id, reject } = await screened(portal);
      if (state === 'rejected') await reject();
      expect(JSON.stringify(await readContents(workspace.source))).toMatch(hidden);
      const shown = getPortalWorkspace(workspace, portal);
      const status = state === 'held' ? 'compliance_review' : 'failed';

      const payment = (await shown.source.get('transactions', id))?.record;
      expect(payment?.status).toBe(status);
      expect(payment?.holdReason ?? payment?.failureReason).toBeUndefined();
      expect(payment?.processingSteps.map((step) => step.status)).not.toContain('failed');
      expect(await shown.source.get('cases', caseId)).toBeUndefined();

      const notifications = await shown.source.list('notifications');
      expect(notifications.filter(({ metadata }) => metadata?.paymentId === id)).toEqual([]);
      expect(JSON.stringify(await readContents(shown.source))).not.toMatch(hidden);
      expect(JSON.stringify(await loadTasks(shown, portal))).not.toMatch(hidden);
      for (const text of ['Bekov', 'OFAC list', caseId])
        expect(await foundIn(shown, text)).toEqual([]);

      const file = await exportedIn(workspace, portal);
      expect(file).toContain('WIRE-900');
      expect(file).not.toMatch(hidden);
    },
  );
});

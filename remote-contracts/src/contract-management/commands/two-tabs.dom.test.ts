import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { createTestSession, type Workspace } from 'shared-kernel/testing';
import { openBrowserWorkspace, waitUntil } from 'shared-kernel/testing/browser';
import { signedContractMessages } from '../test-refusals';
import { createContract } from './create-contract';
import { editContract } from './edit-contract';
import { changeContractStatus } from './change-contract-status';
import { sendEnvelope, recordSignature } from './sign-contract';
import { createSignatureInput } from './test-signature-input';

const [crudeSupply, drillingRights] = contracts as [Contract, Contract];
const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;

const isPending = ({ status }: Contract['signatories'][number]) => status === 'pending';

let databases = 0;
let tabs: Workspace[] = [];

async function openTwo(): Promise<readonly [Workspace, Workspace]> {
  const name = `two-contract-tabs-${(databases += 1)}`;
  const now = () => new Date('2026-01-01T00:00:00.000Z');
  const [one, other] = [openBrowserWorkspace(name, now), openBrowserWorkspace(name, now)];
  tabs = [one, other];
  for (const { source } of tabs) await source.list('contracts');
  return [one, other];
}

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function signAll(tab: Workspace): Promise<void> {
  for (const signatory of crudeSupply.signatories.filter(isPending)) {
    const input = { id: crudeSupply.id, signatoryId: signatory.id };
    const signed = await tab.run(
      recordSignature,
      await createSignatureInput(tab.source, input),
      createTestSession(),
    );
    if (signed.status !== 'done') throw new Error(JSON.stringify(signed));
  }
}

describe('contracts in two tabs of one browser', () => {
  it('[C8, B14, workspace] contracts created in two tabs at the same time get different ids', async () => {
    const [one, other] = await openTwo();
    const results = await Promise.all(
      [one, other].map((tab, index) =>
        tab.run(createContract, { ...draft, title: `Tab ${index}` }, createTestSession()),
      ),
    );
    expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    await waitUntil(
      async () => (await one.source.list('contracts')).length === contracts.length + 2,
    );
    const titles = (await one.source.list('contracts')).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Tab 0', 'Tab 1']));
  });

  it('[workspace] a signature recorded in two tabs at the same time is stored once', async () => {
    const [one, other] = await openTwo();
    const signatoryId = crudeSupply.signatories.find(isPending)?.id ?? '';
    const { id } = crudeSupply;
    const input = await createSignatureInput(one.source, { id, signatoryId });
    const results = await Promise.all(
      [one, other].map((tab) => tab.run(recordSignature, input, createTestSession())),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    const pending = async (tab: Workspace) =>
      (await tab.source.get('contracts', id))?.record.signatories.filter(isPending).length;
    const left = crudeSupply.signatories.filter(isPending).length - 1;
    await waitUntil(async () => (await pending(one)) === left && (await pending(other)) === left);
  });

  it('[R2, C3, C7, workspace] a tab cannot change a contract that another tab signed', async () => {
    const [one, other] = await openTwo();
    const { id } = crudeSupply;
    await signAll(one);
    const edit = { id, from: crudeSupply, to: { ...crudeSupply, value: '$1' } };
    const refused = {
      status: 'failed',
      error: { kind: 'refused', message: signedContractMessages.final },
    };
    expect(await other.run(editContract, edit, createTestSession())).toMatchObject(refused);
    expect((await one.source.get('contracts', id))?.record).toMatchObject({
      status: 'signed',
      value: crudeSupply.value,
    });
  });

  it('[R2, C3, C7, workspace] a tab cannot undo a contract change after another tab signed the contract', async () => {
    const [one, other] = await openTwo();
    const { id } = drillingRights;
    const signatory = drillingRights.signatories[0]?.id ?? '';
    const edit = { id, from: drillingRights, to: { ...drillingRights, value: '$1' } };
    const edited = await one.run(editContract, edit, createTestSession());
    expect(edited.status).toBe('done');
    await other.run(changeContractStatus, { id, status: 'legal_approved' }, createTestSession());
    await other.run(sendEnvelope, { id }, createTestSession());
    const step = await createSignatureInput(other.source, { id, signatoryId: signatory });
    const signed = await other.run(recordSignature, step, createTestSession());
    expect(signed.status).toBe('done');
    const undone = edited.status === 'done' ? await edited.undo?.() : undefined;
    expect(undone).toMatchObject({
      status: 'failed',
      error: { kind: 'refused', message: signedContractMessages.partly },
    });
    expect((await other.source.get('contracts', id))?.record.value).toBe('$1');
  });
});

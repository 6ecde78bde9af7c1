import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { testSession, until, type Workspace } from 'shared-kernel/testing';
import { openBrowserWorkspace } from 'shared-kernel/testing/browser';
import { createContract } from './create-contract';
import { signNext } from './sign-contract';

const [crudeSupply] = contracts as [Contract];
const draft = { title: '', type: 'joint_venture', client: '', value: '' } as const;

const isPending = ({ status }: Contract['signatories'][number]) => status === 'pending';

let databases = 0;
let tabs: Workspace[] = [];

/** Two tabs that both show the contracts. */
async function openTwo(): Promise<readonly [Workspace, Workspace]> {
  const name = `two-contract-tabs-${(databases += 1)}`;
  const wallClock = () => new Date('2026-01-01T00:00:00.000Z');
  const [one, other] = [
    openBrowserWorkspace(name, wallClock),
    openBrowserWorkspace(name, wallClock),
  ];
  tabs = [one, other];
  for (const { source } of tabs) await source.list('contracts');
  return [one, other];
}

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

describe('two tabs of one browser', () => {
  it('[C8, B14, workspace] create two contracts in one moment under two ids', async () => {
    const [one, other] = await openTwo();
    const results = await Promise.all(
      [one, other].map((tab, index) =>
        tab.run(createContract, { ...draft, title: `Tab ${index}` }, testSession()),
      ),
    );
    expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    await until(async () => (await one.source.count('contracts')) === contracts.length + 2);
    const titles = (await one.source.list('contracts')).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Tab 0', 'Tab 1']));
  });

  it('[workspace] sign once for the signatory whose turn it is', async () => {
    const [one, other] = await openTwo();
    const signatoryId = crudeSupply.signatories.find(isPending)?.id ?? '';
    const { id } = crudeSupply;
    const results = await Promise.all(
      [one, other].map((tab) => tab.run(signNext, { id, signatoryId }, testSession())),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    const pending = async (tab: Workspace) =>
      (await tab.source.get('contracts', id))?.record.signatories.filter(isPending).length;
    const left = crudeSupply.signatories.filter(isPending).length - 1;
    await until(async () => (await pending(one)) === left && (await pending(other)) === left);
  });
});

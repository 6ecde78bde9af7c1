import { screen, within } from '@testing-library/react';
import type { Client } from 'shared-kernel/domain/client';
import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester, createTestWorkspace } from 'shared-kernel/testing';
import { clients, contracts } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { createContract } from './commands/create-contract';
import { editContract } from './commands/edit-contract';
import { ContractManagement } from './contract-management';
import { findCardAction, findContractCard } from './test-contracts';

const [meridian, northwind] = clients as [Client, Client];
const [, drilling] = contracts as [Contract, Contract];
const now = 'Zenith Group';
const renamed = { ...meridian, companyName: now, formerNames: [meridian.companyName] };
const theirs = { ...drilling, client: meridian.companyName, clientId: meridian.id };

const workspace = (...others: readonly Client[]) =>
  createTestWorkspace({
    records: { clients: [renamed, northwind, ...others], contracts: [theirs] },
  });

const open = (query: string, portal: 'admin' | 'client' = 'admin') =>
  renderWithProviders(<ContractManagement />, {
    workspace: workspace(),
    portal,
    route: `/trustfold/dashboard/${portal}?tab=contracts&${query}`,
    path: '/trustfold/dashboard/:portalType',
  });

describe('contracts of a renamed client', () => {
  it.each([now, meridian.companyName])(
    '[R4, C2, C3] a search for %s finds the contracts of a renamed client and shows the current name @deep',
    async (text) => {
      open(`q=${encodeURIComponent(text)}`);
      const card = within(await findContractCard(drilling.title));
      expect(await card.findByText(new RegExp(now))).toBeVisible();
      expect(screen.queryByText(meridian.companyName)).toBeNull();
    },
  );

  it('[R4, C4] contract details show the client’s current name @deep', async () => {
    open(`contract=${drilling.id}`);
    const dialog = await screen.findByRole('dialog', { name: drilling.title });
    expect(await within(dialog).findByText(now)).toBeVisible();
  });

  it('[R4, policy] users of a renamed client can still see and edit its contracts', async () => {
    const opened = open('', 'client');
    expect(await findContractCard(drilling.title)).toBeVisible();
    expect(await findCardAction(opened, drilling.title, 'Edit')).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('the client of a contract', () => {
  const terms = { type: drilling.type, title: 'New', value: '' };

  it('[R4, C8] stores the client’s id and name in a new contract and its notification', async () => {
    const { done, record, latestNotification } = createCommandTester({ workspace: workspace() });
    const { id } = await done(createContract, { ...terms, client: now });
    expect(await record('contracts', id)).toMatchObject({ client: now, clientId: meridian.id });
    expect(await latestNotification()).toMatchObject({ clientName: now, clientId: meridian.id });
  });

  it('[R4, C8] stores no client id if the entered name matches no client or several clients', async () => {
    const twin = { ...northwind, id: 'CL-900' };
    const { done, record } = createCommandTester({ workspace: workspace(twin) });
    for (const client of ['Zenith', northwind.companyName]) {
      const { id } = await done(createContract, { ...terms, client });
      expect(await record('contracts', id)).toMatchObject({ client });
      expect(await record('contracts', id)).not.toHaveProperty('clientId');
    }
    const { id } = await done(createContract, {
      ...terms,
      client: `${northwind.companyName} (CL-900)`,
    });
    expect(await record('contracts', id)).toMatchObject({
      client: northwind.companyName,
      clientId: 'CL-900',
    });
  });

  it('[R4, C3] an edit changes the client of a contract only if the client name is changed', async () => {
    const { done, record } = createCommandTester({ workspace: workspace() });
    const { title, type, client, value } = theirs;
    const from = { title, type, client, value };
    await done(editContract, { id: theirs.id, from, to: { ...from, title: 'Retitled' } });
    expect(await record('contracts', theirs.id)).toMatchObject({ client, clientId: meridian.id });
    const to = { ...from, title: 'Retitled' };
    await done(editContract, { id: theirs.id, from: to, to: { ...to, client: 'Another' } });
    expect(await record('contracts', theirs.id)).not.toHaveProperty('clientId');
    const another = { ...to, client: 'Another' };
    await done(editContract, {
      id: theirs.id,
      from: another,
      to: { ...another, client: northwind.companyName },
    });
    expect(await record('contracts', theirs.id)).toMatchObject({ clientId: northwind.id });
  });
});

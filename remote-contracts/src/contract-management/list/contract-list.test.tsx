import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { testWorkspaceFailure } from 'shared-kernel/testing';
import { findContractCard, findFigure, openContracts } from '../test-contracts';

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('contract list', () => {
  it('[C1, C12] shows the count and total value of the sample contracts', async () => {
    openContracts();
    expect(await findFigure('Total Contracts')).toHaveTextContent('3');
    expect(await findFigure('Total Value')).toHaveTextContent('$135,500,000');
    expect(await findFigure('Legal Verified')).toHaveTextContent('1');
    expect(await findFigure('Pending Signature')).toHaveTextContent('2');
  });

  it('[C1] in reference mode, “Total Contracts” counts the listed contracts, and the other three summary cards are fixed', async () => {
    const [first] = contracts;
    if (!first) throw new Error('The sample has contracts');
    openContracts({ behaviour: 'reference', contracts: [{ ...first, value: '$1' }] });
    expect(await findFigure('Total Contracts')).toHaveTextContent('Total Contracts1');
    expect(await findFigure('Total Value')).toHaveTextContent('$135,500,000');
    expect(await findFigure('Legal Verified')).toHaveTextContent('Legal Verified1');
    expect(await findFigure('Pending Signature')).toHaveTextContent('Pending Signature2');
  });

  it('[R29, C1] a client portal lists and counts only the contracts of its company', async () => {
    openContracts({ portal: 'client', query: 'scope=all' });
    expect(await findFigure('Total Contracts')).toHaveTextContent('1');
    expect(await findFigure('Total Value')).toHaveTextContent('$45,000,000');
    expect(titles()).toEqual(['Crude Oil Supply Agreement']);
    expect(screen.queryByRole('checkbox', { name: /^Only / })).not.toBeInTheDocument();
  });

  it('[C12] shows the values of the three sample contracts', async () => {
    openContracts();
    expect(await findContractCard('Crude Oil Supply Agreement')).toHaveTextContent('$45,000,000');
    expect(await findContractCard('Offshore Drilling Rights, Block 14')).toHaveTextContent(
      '$78,000,000',
    );
    expect(await findContractCard('Refinery Equipment Lease')).toHaveTextContent('$12,500,000');
  });

  it('[C6] shows the legal review of each contract as a badge', async () => {
    openContracts();
    for (const [title, badge] of [
      ['Crude Oil Supply Agreement', 'Legal Verified'],
      ['Offshore Drilling Rights, Block 14', 'Pending Review'],
      ['Refinery Equipment Lease', 'User Waived'],
    ] as const)
      expect(within(await findContractCard(title)).getAllByText(badge).length).toBeGreaterThan(0);
  });

  it('[R73, C3] every card offers “View Details” and “Edit”, and only the reviewed contract offers DocuSign', async () => {
    openContracts();
    await findContractCard('Crude Oil Supply Agreement');
    expect(screen.getAllByRole('button', { name: /^View Details/ })).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: /^More actions/ })).toHaveLength(3);
    const reviewed = await findContractCard('Crude Oil Supply Agreement');
    expect(screen.getAllByRole('button', { name: 'DocuSign' })).toHaveLength(1);
    expect(within(reviewed).getByRole('button', { name: 'DocuSign' })).toBeVisible();
  });

  it('[C3, C6] the title of a contract links to it, and a label shared by status and legal review appears only once', async () => {
    const { user, location } = openContracts();
    const waived = within(await findContractCard('Refinery Equipment Lease'));
    expect(waived.getAllByText('User Waived')).toHaveLength(1);
    await user.click(waived.getByRole('link', { name: 'Refinery Equipment Lease' }));
    expect(location()).toContain('contract=CON-1003');
  });

  it('[C7] shows how many people have signed and who signs next', async () => {
    openContracts();
    expect(await findContractCard('Crude Oil Supply Agreement')).toHaveTextContent(
      'Next stepDaniel Okoro to sign1/3 signed',
    );
    expect(await findContractCard('Refinery Equipment Lease')).toHaveTextContent(
      'Everyone has signed',
    );
  });

  it('[C7] shows no next signatory until the envelope has been sent', async () => {
    const [sent] = contracts as [Contract];
    openContracts({ contracts: [{ ...sent, documents: [] }] });
    const card = await findContractCard('Crude Oil Supply Agreement');
    expect(card).toHaveTextContent('1/3 signedNot sent yet');
    expect(card).not.toHaveTextContent('Waiting for');
  });

  it('[C1] the summary cards of contracts show numbers with thousands separators', async () => {
    const [one] = contracts as [Contract];
    const many = Array.from({ length: 1250 }, (_, index) => ({ ...one, id: `CON-${index}` }));
    openContracts({ contracts: many });
    for (const label of ['Total Contracts', 'Legal Verified', 'Pending Signature'])
      expect(await findFigure(label)).toHaveTextContent('1,250');
  });

  it('[C2] finds contracts by client, ignoring case, and writes the search to the URL', async () => {
    const { user, location } = openContracts();
    await user.type(await screen.findByRole('searchbox'), 'ATLAS');
    expect(titles()).toEqual(['Offshore Drilling Rights, Block 14']);
    expect(screen.getByText('1 of 3 contracts')).toBeVisible();
    expect(location()).toContain('q=ATLAS');
  });

  it('[C2] finds only contracts that match both search and status', async () => {
    openContracts({ query: 'q=e&status=user_waived' });
    await findContractCard('Refinery Equipment Lease');
    expect(titles()).toEqual(['Refinery Equipment Lease']);
  });

  it('[C2] shows a message and a button that clears all filters if no contract matches', async () => {
    const { user, location } = openContracts({ query: 'q=unknown&status=draft' });
    expect(await screen.findByText('No contracts match')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await findContractCard('Crude Oil Supply Agreement');
    expect(titles()).toHaveLength(3);
    expect(location()).not.toMatch(/q=|status=/);
  });

  it('[C2] the empty result message describes the exact search and filters', async () => {
    const { visit } = openContracts();
    for (const [query, said] of [
      ['q=Okoro', 'No title or client contains “Okoro”.'],
      [
        'q=Okoro&status=draft',
        'No contracts with “Okoro” in title or client match the other filters.',
      ],
      ['status=draft', 'No contracts match these filters.'],
    ] as const) {
      await visit(`/trustfold/dashboard/admin?tab=contracts&${query}`);
      expect(await screen.findByText(said)).toBeVisible();
    }
  });

  it('[C1] clicking a summary card of the contract list turns its filter on and off @deep', async () => {
    const { user, location } = openContracts();
    await user.click(await screen.findByRole('button', { name: /Legal Verified/ }));
    expect(titles()).toEqual(['Crude Oil Supply Agreement']);
    expect(location()).toContain('show=legal-verified');
    await user.click(screen.getByRole('button', { name: /Legal Verified/ }));
    expect(titles()).toHaveLength(3);
  });

  it('[C2] shows the contracts as a table and sorts them by value @deep', async () => {
    const { user, location } = openContracts({ query: 'view=table' });
    const table = await screen.findByRole('table', { name: 'Contracts' });
    await user.click(within(table).getByRole('button', { name: /Value/ }));
    const names = within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
    expect(names).toEqual([
      'Refinery Equipment Lease',
      'Crude Oil Supply Agreement',
      'Offshore Drilling Rights, Block 14',
    ]);
    expect(location()).toContain('sort=value');
  });

  it('[C4] opens a contract from its table row @deep', async () => {
    const { user, location } = openContracts({ query: 'view=table' });
    await user.click(await screen.findByRole('link', { name: 'Refinery Equipment Lease' }));
    expect(location()).toContain('contract=CON-1003');
    expect(await screen.findByRole('dialog', { name: 'Refinery Equipment Lease' })).toBeVisible();
  });

  it('[R45] titles in the table link to the contracts', async () => {
    openContracts({ query: 'view=table' });
    expect(await screen.findByRole('link', { name: 'Refinery Equipment Lease' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/admin?tab=contracts&contract=CON-1003',
    );
  });

  it('[R43, C8, bulk] lists the selected contracts that cannot be sent for signature, with the reasons', async () => {
    const { user } = openContracts({ query: 'view=table' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    const send = await screen.findByRole('button', { name: 'Send for signature' });
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    expect(send).toHaveAccessibleDescription(/Crude Oil Supply Agreement/);
    expect(send).toHaveAccessibleDescription(/Refinery Equipment Lease/);
  });
});

describe('states of the contract list', () => {
  it('[C1] shows a skeleton while contracts load', () => {
    openContracts({ state: 'loading' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it('[E3] shows an error and a “Try Again” button if contracts fail to load', async () => {
    openContracts({ state: 'failing' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong');
    expect(alert).toHaveTextContent(testWorkspaceFailure);
    expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('[C1] an empty list offers to create the first contract', async () => {
    openContracts({ state: 'empty' });
    expect(await screen.findByText('No contracts yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Create contract' })).toHaveLength(2);
  });
});

describe('search of the contract list', () => {
  const search = async (behaviour: 'live' | 'reference') => {
    openContracts({ behaviour, query: 'q=meridian+crude' });
    await screen.findByText(/^(1 of 3 contracts|No contracts match)$/);
    return screen.queryAllByRole('article');
  };

  it('[R10] the contract search finds words in any order in live mode, but only exact text in reference mode', async () => {
    expect(await search('live')).toHaveLength(1);
    cleanup();
    expect(await search('reference')).toHaveLength(0);
  });
});

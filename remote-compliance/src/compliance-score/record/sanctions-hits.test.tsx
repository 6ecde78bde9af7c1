import { screen, within } from '@testing-library/react';
import type { Client } from 'shared-kernel/domain/client';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { clients, complianceRecords } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Dialogs } from '../lazy-dialogs';
import { ScreeningPanel } from './screening-panel';

const caseOf = (start: string) => {
  const record = complianceRecords.find(({ name }) => name.startsWith(start));
  if (!record) throw new Error(`The sample has ${start}`);
  return record;
};

const show = (
  start: string,
  behaviour: 'live' | 'reference' = 'live',
  records: { readonly cases?: readonly ReviewCase[]; readonly clients?: readonly Client[] } = {},
) => {
  const record = caseOf(start);
  return renderWithProviders(
    <>
      <ScreeningPanel record={record} />
      <Dialogs />
    </>,
    { portal: 'banking', workspace: createTestWorkspace({ behaviour, records }) },
  );
};

const hits = () => screen.findByRole('group', { name: 'Sanctions hits' });

describe('the sanctions hits of a client', () => {
  it('[CO4] a sanctions hit shows the match score, highlighted words, compared data and the age of the sanctions list', async () => {
    show('Gulf');
    const group = await hits();
    expect(group).toHaveTextContent('Trustfold sample list of Jul 16, 2024');
    expect(group).toHaveTextContent(/\d+ days old/);
    const item = within(group).getByRole('listitem');
    const row = (name: RegExp) => within(item).getByRole('row', { name });
    expect(row(/^Client/)).toHaveTextContent('91%');
    expect(row(/^Country/)).toHaveTextContent('CountryUnited Arab EmiratesUnited Arab EmiratesYes');
    const marked = Array.from(item.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marked).toEqual(['Gulf', 'Horizon', 'Trading', 'Gulf', 'Horizon', 'Trading']);
  });

  it('[CO4, cases] a sanctions hit links to its review case, and opens one if there is none @deep', async () => {
    const { unmount, user, location } = show('Caspian');
    await user.click(
      within(await hits()).getByRole('button', { name: 'Review case: Timur Bekov' }),
    );
    expect(location()).toContain('review=RC-CR-012-SL-001-sanctions_hit');
    unmount();
    show('Caspian', 'live', { cases: [] });
    expect(await screen.findByRole('button', { name: 'Review case: Timur Bekov' })).toBeVisible();
  });

  it('[R40] a name that could not be compared has the status Open and a button for its review case', async () => {
    const client = clients.find(({ companyName }) => companyName.startsWith('Baltic'));
    const burmese = { ...client, contactPerson: 'မြင့်သန်းဇော်' } as Client;
    show('Baltic', 'live', { clients: [burmese], cases: [] });
    const group = await hits();
    expect(group).toHaveTextContent(/No hits on the sample list.*1 name could not be compared\./);
    const item = within(group).getByRole('listitem');
    expect(item).toHaveTextContent(/မြင့်သန်းဇော်Open.*This name could not be compared/);
    expect(
      await within(group).findByRole('button', { name: 'Review case: မြင့်သန်းဇော်' }),
    ).toBeVisible();
  });

  it('[CO4] shows a message if a client has no sanctions hits', async () => {
    show('Baltic');
    expect(await hits()).toHaveTextContent(/No hits on the sample list of Jul 16, 2024/);
  });

  it('[CO4] shows no sanctions hits in reference mode', () => {
    show('Gulf', 'reference');
    expect(screen.queryByText(/Sanctions hits/)).not.toBeInTheDocument();
  });
});

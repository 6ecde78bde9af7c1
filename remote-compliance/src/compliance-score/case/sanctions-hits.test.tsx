import { screen, within } from '@testing-library/react';
import { complianceRecords } from 'shared-kernel/testing/records';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Dialogs } from '../late-dialogs';
import { ScreeningPanel } from './screening-panel';

const caseOf = (start: string) => {
  const record = complianceRecords.find(({ name }) => name.startsWith(start));
  if (!record) throw new Error(`The sample has ${start}`);
  return record;
};

const show = (start: string, behaviour: 'live' | 'reference' = 'live') => {
  const record = caseOf(start);
  return renderWithProviders(
    <>
      <ScreeningPanel record={record} />
      <Dialogs />
    </>,
    { portal: 'banking', workspace: createTestWorkspace({ behaviour }) },
  );
};

const hits = () => screen.findByRole('group', { name: 'Sanctions hits' });

describe('the sanctions hits of a case', () => {
  it('[CO4] show score, marked terms, what agrees and the age of the list', async () => {
    show('Gulf');
    const group = await hits();
    expect(group).toHaveTextContent('Trustfold sample list of Jul 16, 2024');
    expect(group).toHaveTextContent(/\d+ days old/);
    const item = within(group).getByRole('listitem');
    expect(item).toHaveTextContent('Match score91%');
    expect(item).toHaveTextContent('CountryUnited Arab Emirates / United Arab Emirates: same');
    const marked = Array.from(item.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marked).toEqual(['Gulf', 'Horizon', 'Trading', 'Gulf', 'Horizon', 'Trading']);
  });

  it('[CO4] are decided with a reason, and stay decided', async () => {
    const { user } = show('Caspian');
    const group = await hits();
    await user.click(within(group).getByRole('button', { name: 'False positive: Timur Bekov' }));
    const form = await screen.findByRole('form', { name: 'False positive' });
    await user.type(within(form).getByRole('textbox'), 'Born in 1988');
    await user.click(within(form).getByRole('button', { name: 'False positive' }));
    expect(await within(group).findByText(/^Born in 1988 · /)).toBeVisible();
    expect(
      within(group).queryByRole('button', { name: 'False positive: Timur Bekov' }),
    ).not.toBeInTheDocument();
    expect(
      within(group).getByRole('button', { name: 'Confirmed match: Timur Bekov' }),
    ).toBeVisible();
  });

  it('[CO4] say so if there are none', async () => {
    show('Baltic');
    expect(await hits()).toHaveTextContent(/No hits on the sample list of Jul 16, 2024/);
  });

  it('[CO4] are not in the sample as specified', () => {
    show('Gulf', 'reference');
    expect(screen.queryByText(/Sanctions hits/)).not.toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { createTestWorkspace } from '../testing';
import { renderWithProviders, type RenderOptions } from '../testing/render';
import { PeriodChoice, createPeriodParams, usePeriodChoice } from './period-choice';

const offered = ['30d', '90d'] as const;
const params = createPeriodParams(offered);

function Sample() {
  const choice = usePeriodChoice(params);
  return (
    <>
      <PeriodChoice offered={offered} choice={choice} />
      <output>{JSON.stringify(choice.span)}</output>
    </>
  );
}

const show = (options: RenderOptions = {}) => renderWithProviders(<Sample />, options);

const days = (from: string, to: string) => JSON.stringify({ from, to });

async function choose({ user }: ReturnType<typeof show>, option: string) {
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('PeriodChoice', () => {
  it('[F6, AN1] selecting “Custom” writes the dates of the current period to the URL', async () => {
    const shown = show({ route: '/?tab=overview&period=90d' });
    expect(screen.queryByRole('group', { name: 'Days' })).not.toBeInTheDocument();
    await choose(shown, 'Custom');
    expect(shown.location()).toBe('/?tab=overview&period=custom&from=2024-04-24&to=2024-07-22');
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('04/24/2024'));
    expect(screen.getByText(days('2024-04-24', '2024-07-22'))).toBeVisible();
  });

  it('[F6, AN1] the period select accepts typed dates, and clears them when a preset is selected @deep', async () => {
    const shown = show({ route: '/?period=custom&from=2024-06-01&to=2024-06-30' });
    const { user } = shown;
    await waitFor(() => expect(screen.getByLabelText('To')).toBeEnabled());
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '5/1/2024');
    expect(screen.getByText(days('2024-05-01', '2024-06-01'))).toBeVisible();
    expect(
      screen.getByText('“From” and “to” were in the wrong order and have been swapped.'),
    ).toHaveAttribute('role', 'status');
    await choose(shown, '30d · last 30 days');
    expect(shown.location()).toBe('/');
    expect(screen.getByText('"30d"')).toBeVisible();
  });

  it('[F6, AN1] any URL selects a period, even if its dates are invalid', () => {
    const { unmount } = show({ route: '/?period=custom&from=soon&to=2024-02-30' });
    expect(screen.getByText(days('2024-06-23', '2024-07-22'))).toBeVisible();
    expect(screen.getByText('Invalid date. The value is ignored.')).toHaveAttribute(
      'role',
      'status',
    );
    unmount();
    show({ route: '/?period=7d&from=2024-06-01' });
    expect(screen.getByText('"30d"')).toBeVisible();
  });

  it('[F6, AN1] the period select offers no custom dates in reference mode', async () => {
    const workspace = createTestWorkspace({ behaviour: 'reference' });
    const { user } = show({ workspace, route: '/?period=custom&from=2024-06-01&to=2024-06-30' });
    expect(screen.getByText('"30d"')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await screen.findByRole('option', { name: '90d · last 90 days' });
    const options = [...document.querySelectorAll('.ant-select-item-option')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '30d · last 30 days',
      '90d · last 90 days',
    ]);
  });
});

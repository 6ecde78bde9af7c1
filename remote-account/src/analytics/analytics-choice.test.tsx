import { screen, within } from '@testing-library/react';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { SystemAnalytics } from './system-analytics';

const open = (route = '/', behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<SystemAnalytics portal="admin" />, {
    route,
    workspace: createTestWorkspace({ behaviour }),
  });

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Key figures' })).getAllByRole('listitem');

const card = async (label: string) =>
  (await cards()).find(({ textContent }) => textContent.startsWith(label));

const sections = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

async function choose(user: ReturnType<typeof open>['user'], select: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: select }));
  await user.click(await screen.findByRole('option', { name: option }));
}

const trends = ['Volume trend', 'Transaction trend', 'Milestone trend'];

describe('period and view of System Analytics', () => {
  it.each([
    ['7d', '$21.9M', '15', '19 days', 'Jul 16, 2024 to Jul 22, 2024'],
    ['30d', '$39M', '28', '18.5 days', 'Jun 23, 2024 to Jul 22, 2024'],
    ['90d', '$57.5M', '38', '19.3 days', 'Apr 24, 2024 to Jul 22, 2024'],
    ['1y', '$91.9M', '62', '20 days', 'Jul 23, 2023 to Jul 22, 2024'],
  ])(
    '[AN1] shows the figures of System Analytics for the period %s @deep',
    async (period, volume, count, days, covered) => {
      open(`/?period=${period}`);
      expect(await card('Transaction volume')).toHaveTextContent(volume);
      expect(await card('Transactions')).toHaveTextContent(`Transactions${count}`);
      expect(await card('Average completion time')).toHaveTextContent(days);
      expect(await card('Platform compliance score')).toHaveTextContent('94%');
      expect(screen.getByText(covered)).toBeVisible();
    },
  );

  it.each([
    [
      'financial',
      5,
      [
        ...trends,
        'Contract status distribution',
        'Transaction volume by type',
        'Client volume distribution',
      ],
    ],
    [
      'compliance',
      3,
      ['Risk overview', 'Compliance pipeline', 'Security status', 'Recent activity'],
    ],
    ['operational', 6, [...trends, 'System health', 'Security status', 'Recent activity']],
  ])(
    '[AN1, AN2] shows the cards and sections of the %s view of System Analytics @deep',
    async (view, count, titles) => {
      open(`/?view=${view}`);
      expect(await cards()).toHaveLength(count);
      expect(await sections()).toEqual(titles);
    },
  );

  it('[AN1] the URL of System Analytics contains the period and the view', async () => {
    const { user, location } = open('/?tab=analytics');
    expect(await cards()).toHaveLength(9);
    await choose(user, 'Period', '90d · last 90 days');
    expect(location()).toBe('/?tab=analytics&period=90d');
    await choose(user, 'View', 'Compliance');
    expect(location()).toBe('/?tab=analytics&period=90d&view=compliance');
    expect(await cards()).toHaveLength(3);
  });

  it('[AN1] System Analytics offers the periods 7d, 30d, 90d, 1y and a custom range', async () => {
    const { user } = open('/');
    await cards();
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await screen.findByRole('option', { name: '7d · last 7 days' });
    const options = [...document.querySelectorAll('.ant-select-item-option')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '7d · last 7 days',
      '30d · last 30 days',
      '90d · last 90 days',
      '1y · last 12 months',
      'Custom',
    ]);
  });

  it('[AN1, AN2] a custom range shows its figures and dates, and links to its transactions', async () => {
    open('/?period=custom&from=2024-07-16&to=2024-07-22');
    const volume = await card('Transaction volume');
    expect(volume).toHaveTextContent('$21.9M');
    expect(within(volume ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('from=2024-07-16&to=2024-07-22'),
    );
    expect(screen.getAllByText(/Jul 16, 2024 to Jul 22, 2024/)[0]).toBeVisible();
    expect(
      await screen.findByText('$21.9M moved from Jul 16, 2024 to Jul 22, 2024.'),
    ).toBeVisible();
  });

  it('[AN1] System Analytics uses the default for an unknown period or view in the URL', async () => {
    open('/?period=42d&view=secret');
    expect(await cards()).toHaveLength(9);
    expect(await card('Transaction volume')).toHaveTextContent('$39M');
  });

  it('[AN1, AN3] in reference mode, the period and the view change only the URL', async () => {
    const { unmount } = open('/', 'reference');
    const untouched = (await cards()).map(({ textContent }) => textContent);
    const titles = await sections();
    unmount();
    const { user, location } = open('/', 'reference');
    await cards();
    await choose(user, 'Period', '7d · last 7 days');
    await choose(user, 'View', 'Financial');
    expect(location()).toBe('/?period=7d&view=financial');
    expect((await cards()).map(({ textContent }) => textContent)).toEqual(untouched);
    expect(await sections()).toEqual(titles);
    expect(screen.getByText('Jun 23, 2024 to Jul 22, 2024')).toBeVisible();
  });

  it('[AN1, AN3] in reference mode, the period and the view do not change the text of any section @deep', async () => {
    const said = async (route: string) => {
      const { unmount } = open(route, 'reference');
      await sections();
      const words = screen.getAllByRole('region').map(({ textContent }) => textContent);
      unmount();
      return words;
    };
    const untouched = await said('/');
    expect(untouched.length).toBeGreaterThan(9);
    for (const choice of ['period=90d&view=operational', 'period=1y&view=compliance'])
      expect(await said(`/?${choice}`)).toEqual(untouched);
  });
});

import { formatKpiValue, sampleHeadlineKpis, type KpiRecords } from 'shared-kernel/domain/overview';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { sampleConstants } from 'shared-kernel/testing/records';
import { headlineMetricDisplay } from './headline-metrics';
import {
  computeOverviewMetrics,
  findRecentTransactions,
  type OverviewMetrics,
  overviewPeriods,
} from './overview-metrics';
import { getKpiListLink, overviewKpis, overviewKpiDisplay, type KpiListLink } from './overview-kpi';
import { sampleFigureRecords } from './test-records';

const { clients, complianceRecords, contracts, processes, transactions } = sampleFigureRecords;

const request = {
  sample: sampleFigureRecords,
  now: sampleConstants.now,
  period: '30d',
  isFixed: false,
} as const;

const [someTransaction] = transactions;
const [someContract] = contracts;
const [someClient] = clients;
const [someProcess] = processes;
if (!someTransaction || !someContract || !someClient || !someProcess) throw new Error('no sample');

const wire: Transaction = {
  ...someTransaction,
  id: 'TX-2024-900',
  type: 'fiat',
  amount: 1_000_000,
  currency: 'USD',
  status: 'pending',
  timestamp: sampleConstants.now,
};

const changed: KpiRecords = {
  transactions: [wire, ...transactions],
  processes: processes.map((process) => ({ ...process, status: 'active' })),
  contracts: [{ ...someContract, id: 'CON-1', status: 'draft' }, ...contracts],
  clients: [{ ...someClient, id: 'CL-900', companyName: 'New', riskLevel: 'high' }, ...clients],
  complianceRecords: complianceRecords.map((record) => ({
    ...record,
    complianceScore: Math.max(0, record.complianceScore - 4),
  })),
};

const kpi = ({ kpis }: Pick<OverviewMetrics, 'kpis'>, wanted: string): number | undefined =>
  kpis.find(({ key }) => key === wanted)?.value;

/**
 * Counts the records in the list that a card links to. Start and end date are inclusive. Payees that are not clients
 * count as vendors.
 */
function listedBy(
  { transactions, processes, clients }: KpiRecords,
  { kind, filters: { type, counterparty, status, from = '', to = '' } }: KpiListLink,
): number {
  if (kind === 'processes') return processes.filter((each) => each.status === status).length;
  const names = clients.map(({ companyName }) => companyName);
  const inDays = transactions.filter(
    ({ timestamp }) => timestamp.slice(0, 10) >= from && timestamp.slice(0, 10) <= to,
  );
  return type === undefined
    ? inDays.filter((each) => counterparty === 'vendor' && !names.includes(each.counterparty))
        .length
    : inDays.filter((each) => each.type === type).length;
}

describe('computeOverviewMetrics', () => {
  const untouched = computeOverviewMetrics({ ...request, records: sampleFigureRecords });

  it('[F7] the overview shows the specified headline figures for unchanged sample data', () => {
    expect(untouched.headline).toEqual(sampleHeadlineKpis);
    expect(
      Object.entries(headlineMetricDisplay).map(([key, { unit }]) =>
        formatKpiValue(untouched.headline[key as keyof typeof headlineMetricDisplay], unit),
      ),
    ).toEqual(['99.9%', '94%', '18.5 days', '94.2%', '$47.2M']);
  });

  it('[F6] the overview shows the specified distributions for unchanged sample data', () => {
    expect(untouched.distributions.contracts.map(({ count }) => count)).toEqual([35, 12, 8, 6, 24]);
    expect(untouched.distributions.risk.map(({ count, percent }) => [count, percent])).toEqual([
      [45, 65],
      [18, 26],
      [6, 9],
    ]);
  });

  it('[R124, F6] the overview adds distributions counted from the records, except in reference mode', () => {
    const countsOf = (shares: readonly { readonly count: number }[] = []) =>
      shares.map(({ count }) => count);
    expect(countsOf(untouched.counted?.contracts)).toEqual([1, 1, 1, 0, 0]);
    expect(countsOf(untouched.counted?.risk).reduce((sum, count) => sum + count, 0)).toBe(
      sampleFigureRecords.clients.length,
    );
    const own = computeOverviewMetrics({ ...request, records: sampleFigureRecords, isOwn: true });
    expect(own.counted).toBeUndefined();
    expect(countsOf(own.distributions.contracts)).toEqual([1, 1, 1, 0, 0]);
    const reference = computeOverviewMetrics({
      ...request,
      records: sampleFigureRecords,
      isFixed: true,
    });
    expect(reference.counted).toBeUndefined();
  });

  it('[F4] the overview has eight cards in order, each with a value', () => {
    expect(untouched.kpis.map(({ key }) => key)).toEqual(overviewKpis);
    expect(overviewKpis.map((key) => overviewKpiDisplay[key].label)).toEqual([
      'Bank Wires',
      'USDT Transactions',
      'FX Transactions',
      'Smart Contracts',
      'Vendor Payments',
      'Active Workflows',
      'Signed Docs',
      'Uptime',
    ]);
    for (const { value } of untouched.kpis) expect(value).toBeGreaterThan(0);
    expect(kpi(untouched, 'uptime')).toBe(99.9);
  });

  describe.each([
    ['live', false],
    ['reference', true],
  ])('figures and list links in %s mode', (_behaviour, isFixed) => {
    it.each(overviewPeriods)(
      '[F4, F6] for the period %s, each card links to a list with exactly as many records as the card counts',
      (period) => {
        const records = isFixed ? sampleFigureRecords : changed;
        const figures = computeOverviewMetrics({ ...request, records, period, isFixed });
        const { from, to } = figures.window;
        const counted = figures.kpis.flatMap(({ key, value }) => {
          const target = getKpiListLink(key, figures.window);
          return target ? [{ key, value, target, listed: listedBy(records, target) }] : [];
        });
        expect(counted.map(({ key, target }) => [key, target])).toEqual([
          ['bankWires', { kind: 'transactions', filters: { type: 'fiat', from, to } }],
          ['usdtTransactions', { kind: 'transactions', filters: { type: 'crypto', from, to } }],
          ['fxTransactions', { kind: 'transactions', filters: { type: 'fx', from, to } }],
          [
            'vendorPayments',
            { kind: 'transactions', filters: { counterparty: 'vendor', from, to } },
          ],
          ['activeWorkflows', { kind: 'processes', filters: { status: 'active' } }],
        ]);
        for (const { value, listed } of counted) expect(listed).toBe(value);
      },
    );
  });

  it('[F5] the bars of the activity chart add up to the values of the overview cards', () => {
    const bars = untouched.activity.filter(({ type }) => type === 'fiat');
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(kpi(untouched, 'bankWires'));
  });

  it('[F4, F6] the figures of the overview change when records of the workspace change', () => {
    const live = computeOverviewMetrics({ ...request, records: changed });
    expect(kpi(live, 'bankWires')).toBe((kpi(untouched, 'bankWires') ?? 0) + 1);
    expect(kpi(live, 'activeWorkflows')).toBe(processes.length);
    expect(live.distributions.contracts.map(({ count }) => count)).toEqual([35, 12, 8, 7, 24]);
    expect(live.distributions.risk.map(({ count }) => count)).toEqual([45, 18, 7]);
    expect(live.headline.complianceScore).toBe(90);
    expect(live.headline.averageCompletionDays).toBeUndefined();
  });

  it('[F6] the overview offers the periods 30d, 90d and 1y', () => {
    expect(overviewPeriods).toEqual(['30d', '90d', '1y']);
  });

  it('[F6] the period limits figures about past events, but not figures about the current state', () => {
    const figures = overviewPeriods.map((period) =>
      computeOverviewMetrics({ ...request, records: sampleFigureRecords, period }),
    );
    const wires = figures.map((each) => kpi(each, 'bankWires') ?? 0);
    expect(wires).toEqual([...wires].sort((a, b) => a - b));
    expect(new Set(wires).size).toBe(3);
    expect(figures.map(({ headline }) => headline.onTimeRate)).toEqual([94.2, 91.4, 90.5]);
    expect(figures.map(({ headline }) => headline.averageCompletionDays)).toEqual([18.5, 19.3, 20]);
    expect(new Set(figures.map(({ headline }) => headline.pipeline))).toEqual(
      new Set([47_200_000]),
    );
  });

  it('[F6] in reference mode, the figures of the sample never change', () => {
    expect(
      computeOverviewMetrics({ ...request, records: changed, period: '1y', isFixed: true }),
    ).toEqual({
      ...untouched,
      counted: undefined,
    });
  });
});

describe('findRecentTransactions', () => {
  it('[F5] the overview lists the latest transactions, newest first', () => {
    expect(findRecentTransactions([...transactions].reverse(), 3).map(({ id }) => id)).toEqual([
      'TX-064',
      'TX-063',
      'TX-062',
    ]);
  });
});

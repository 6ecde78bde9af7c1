import {
  computeContractDistribution,
  computeRiskOverview,
  type KpiRecords,
} from 'shared-kernel/domain/overview';
import { createClientDirectory } from 'shared-kernel/domain/client';
import type { Transaction } from 'shared-kernel/domain/transaction';
import {
  clients,
  complianceRecords,
  contracts,
  processes,
  transactions,
  sampleConstants,
  createSampleContents,
} from 'shared-kernel/testing/records';
import { createAnalyticsRows } from './analytics-rows';
import { computeAnalyticsMetrics, type AnalyticsMetrics } from './analytics-metrics';
import { analyticsPeriods } from './analytics-view';
import { analyticsKpis } from './analytics-kpi';

const sample: KpiRecords = { transactions, processes, contracts, clients, complianceRecords };
const request = { sample, now: sampleConstants.now, period: '30d', isFixed: false } as const;

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

const kpi = ({ kpis }: Pick<AnalyticsMetrics, 'kpis'>, wanted: string): number | undefined =>
  kpis.find(({ key }) => key === wanted)?.value;

describe('computeAnalyticsMetrics', () => {
  const untouched = computeAnalyticsMetrics({ ...request, records: sample });

  it('[R4, AN2] counts payments under the current name of a client, even if they contain a former name', () => {
    const renamed = clients.map((client) =>
      client.id === someClient.id
        ? { ...client, companyName: 'Meridian Group', formerNames: [client.companyName] }
        : client,
    );
    const { idOf } = createClientDirectory(clients);
    const after = computeAnalyticsMetrics({
      ...request,
      records: {
        ...sample,
        clients: renamed,
        transactions: transactions.map((each) => ({ ...each, clientId: idOf(each) })),
      },
    });
    const { clientVolume } = computeAnalyticsMetrics({ ...request, records: sample });
    expect(after.clientVolume).toEqual(
      clientVolume.map((share) =>
        share.key === someClient.companyName ? { ...share, key: 'Meridian Group' } : share,
      ),
    );
    expect(kpi(after, 'activeClients')).toBe(clientVolume.length);
  });

  it('[R4, AN2] lists two clients with the same name separately', () => {
    const [, second] = clients;
    const twins = clients.map((client) =>
      client.id === second?.id ? { ...client, companyName: someClient.companyName } : client,
    );
    const { idOf } = createClientDirectory(clients);
    const { clientVolume } = computeAnalyticsMetrics({
      ...request,
      records: {
        ...sample,
        clients: twins,
        transactions: transactions.map((each) => ({ ...each, clientId: idOf(each) })),
      },
    });
    const keys = clientVolume.map(({ key }) => key);
    expect(keys).toContain(`${someClient.companyName} (${someClient.id})`);
    expect(keys).toContain(`${someClient.companyName} (${second?.id})`);
  });

  it('[R29, AN2] System Analytics shows no platform-wide figures to the users of a company', () => {
    const contracts = sample.contracts.slice(0, 1);
    const own = computeAnalyticsMetrics({
      ...request,
      records: { ...sample, contracts },
      isOwn: true,
    });
    expect(own.kpis.map(({ key }) => key)).toEqual(
      untouched.kpis.map(({ key }) => key).filter((key) => !/^(uptime|complianceScore)$/.test(key)),
    );
    expect(own.contractDistribution.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(own.risk.reduce((sum, { count }) => sum + count, 0)).toBe(sample.clients.length);
    const sources = createAnalyticsRows(own, 'overview').map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set(['workspace']));
  });

  it('[AN2, F6, F7] System Analytics uses the same fixed figures as the overview', () => {
    expect(untouched.contractDistribution).toEqual(computeContractDistribution(sample, sample));
    expect(untouched.contractDistribution.map(({ count }) => count)).toEqual([35, 12, 8, 6, 24]);
    expect(untouched.risk).toEqual(computeRiskOverview(sample, sample));
    expect(untouched.risk.map(({ count, percent }) => [count, percent])).toEqual([
      [45, 65],
      [18, 26],
      [6, 9],
    ]);
    expect(kpi(untouched, 'complianceScore')).toBe(94);
    expect(kpi(untouched, 'averageCompletionDays')).toBe(18.5);
    expect(kpi(untouched, 'onTimeRate')).toBe(94.2);
    expect(kpi(untouched, 'pipeline')).toBe(47_200_000);
    expect(kpi(untouched, 'uptime')).toBe(99.9);
    expect(untouched.kpis.map(({ key }) => key)).toEqual(analyticsKpis);
  });

  it('[AN2] the volumes by type and the volume trend both add up to the total volume', () => {
    const volume = kpi(untouched, 'volume') ?? 0;
    const byType = untouched.volumeByType.reduce((sum, { usd }) => sum + usd, 0);
    const trend = untouched.trend.reduce((sum, { usd }) => sum + usd, 0);
    expect(byType).toBeCloseTo(volume, 2);
    expect(trend).toBeCloseTo(volume, 2);
  });

  it('[R9, AN2] sorts client volumes by size, with percentages of their total', () => {
    const { clientVolume } = untouched;
    expect(clientVolume.length).toBeGreaterThan(5);
    expect(clientVolume.map(({ usd }) => usd)).toEqual(
      clientVolume.map(({ usd }) => usd).sort((a, b) => b - a),
    );
    expect(clientVolume.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 8);
    const names = clients.map(({ companyName }) => companyName);
    for (const { key } of clientVolume) expect(names).toContain(key);
    expect(kpi(untouched, 'activeClients')).toBe(clientVolume.length);
  });

  it('[AN2] counts each compliance record in exactly one pipeline stage', () => {
    const stages = untouched.compliancePipeline;
    expect(stages.reduce((sum, { count }) => sum + count, 0)).toBe(complianceRecords.length);
  });

  it('[AN1] in live mode, the figures of System Analytics depend on the period and the records', () => {
    const counts = analyticsPeriods.map((period) =>
      kpi(computeAnalyticsMetrics({ ...request, records: sample, period }), 'transactions'),
    );
    expect(new Set(counts).size).toBe(4);
    expect(kpi(computeAnalyticsMetrics({ ...request, records: changed }), 'volume')).toBeCloseTo(
      (kpi(untouched, 'volume') ?? 0) + 1_000_000,
      2,
    );
  });

  it('[AN1, AN3] in reference mode, System Analytics shows the figures of the sample', () => {
    expect(
      computeAnalyticsMetrics({ ...request, records: changed, period: '7d', isFixed: true }),
    ).toEqual(untouched);
  });

  it('[AN2] an empty workspace has no settlement rate, no client volumes, and 0 percent for every transaction type', () => {
    const nothing = {
      transactions: [],
      processes: [],
      contracts: [],
      clients: [],
      complianceRecords: [],
    };
    const empty = computeAnalyticsMetrics({ ...request, sample: nothing, records: nothing });
    expect(kpi(empty, 'settlementRate')).toBeUndefined();
    expect(empty.clientVolume).toEqual([]);
    expect(empty.volumeByType.map(({ percent }) => percent)).toEqual([0, 0, 0]);
  });
});

describe('change of a figure', () => {
  it('[R114] shows no change since the previous period if that period has fewer than ten events', () => {
    const figures = computeAnalyticsMetrics({ ...request, records: sample, period: '30d' });
    const changed = figures.kpis.filter(({ previous }) => previous !== undefined);
    for (const { key } of changed) expect(['transactions', 'activeClients']).toContain(key);
  });
});

describe('figures of a newly seeded sample', () => {
  const seedings = [
    '2026-11-23T19:10:00.000Z',
    '2028-02-29T12:00:00.000Z',
    '2026-12-31T23:59:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ];

  /** Removes days, window and trend, because these depend on the creation time of the workspace. */
  const valuesOf = ({ kpis, ...figures }: AnalyticsMetrics) => ({
    ...figures,
    window: undefined,
    trend: undefined,
    kpis: kpis.map(({ key, value, previous }) => [key, value, previous]),
  });

  it.each(seedings)(
    '[AN1, AN2] sample data that is created at %s has the same figures as the original sample data',
    (now) => {
      const records = createSampleContents(now);
      for (const period of analyticsPeriods) {
        const moved = computeAnalyticsMetrics({ ...request, records, now, period });
        const unmoved = computeAnalyticsMetrics({ ...request, records: sample, period });
        expect(valuesOf(moved)).toEqual(valuesOf(unmoved));
        const drawn = moved.trend.reduce((sum, { transactions: count }) => sum + count, 0);
        expect(drawn).toBe(kpi(moved, 'transactions'));
      }
    },
  );
});

import { keepMeasured, readBudgets } from './keep-measured';

const budgets = readBudgets(
  JSON.stringify({
    gate: { limit: { requests: 7, kB: 354 }, measured: { requests: 6, kB: 346 } },
    landing: { limit: { requests: 8, kB: 475 }, measured: { requests: 7, kB: 467 } },
  }),
);

describe('what npm run budgets keeps', () => {
  it('[tooling] is what was measured, never a limit, and a line for each that has changed', () => {
    const notes = [
      '{"row":"gate","requests":6,"kB":346}',
      '{"row":"landing","requests":9,"kB":480}',
    ];
    expect(keepMeasured(budgets, notes)).toEqual({
      budgets: {
        gate: budgets.gate,
        landing: { limit: { requests: 8, kB: 475 }, measured: { requests: 9, kB: 480 } },
      },
      lines: ['landing: 7 → 9 of 8 requests, 467 → 480 of 475 kB'],
    });
  });

  it('[tooling] is refused for a page that has no budget', () => {
    expect(() => keepMeasured(budgets, ['{"row":"map","requests":1,"kB":1}'])).toThrow(
      'There is no budget for map.',
    );
  });
});

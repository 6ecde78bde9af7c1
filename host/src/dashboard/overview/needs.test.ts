import { portalKeys } from 'shared-kernel/domain/portal';
import { contracts, processes, transactions, world } from 'shared-kernel/testing/records';
import { needsYou } from './needs';

const records = { transactions, contracts, processes };

const counts = (portal: (typeof portalKeys)[number], now: string = world.now) =>
  Object.fromEntries(needsYou({ records, portal, now }).map(({ key, count }) => [key, count]));

describe('needsYou', () => {
  it('[F4, TX5, PM2, C3] counts for an administrator what is held, due, out for signature and late', () => {
    expect(Object.entries(counts('admin'))).toEqual([
      ['held', 3],
      ['due', 3],
      ['signature', 1],
      ['late', 2],
    ]);
  });

  it('[PM2] turns what is due into what is late on the next day', () => {
    const open = counts('admin');
    const later = counts('admin', '2024-07-23T12:00:00.000Z');
    expect(open.due).toBeGreaterThan(0);
    expect(later.late).toBeGreaterThanOrEqual(Math.max(open.due ?? 0, open.late ?? 0));
  });

  it('[F1, PM3] asks a vendor for what is assigned to vendors alone', () => {
    const [due] = needsYou({ records, portal: 'vendor', now: world.now });
    expect(due).toMatchObject({ key: 'due', query: { due: 'today', assignee: 'vendor' } });
    expect(due?.count).toBeLessThanOrEqual(counts('admin').due ?? 0);
  });

  it('[F1] asks nothing of a regulator, who only reads', () => {
    expect(counts('regulator')).toEqual({});
  });

  it('[F1] counts nothing where there is nothing', () => {
    const none = { transactions: [], contracts: [], processes: [] };
    const all = portalKeys.flatMap((portal) => needsYou({ records: none, portal, now: world.now }));
    expect(all.every(({ count }) => count === 0)).toBe(true);
  });
});

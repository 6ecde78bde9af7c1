import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { maxFirst, readFirstRecords, surelyFirst } from '../hooks/use-listing';
import { createMemorySource } from './memory-source';
import { sampleSeed } from './seed-data';
import { seedOf } from '../test-support/seeds';

const [sample] = notifications as [Notification];

interface Row {
  readonly id: string;
  readonly at: string | undefined;
}

const row = (id: number, at: number | undefined): Row => ({
  id: String(id).padStart(3, '0'),
  at: at === undefined ? undefined : String(at).padStart(3, '0'),
});
const rows = (count: number, at: (id: number) => number | undefined) =>
  Array.from({ length: count }, (_, id) => row(id, at(id)));
const sure = (read: readonly Row[]) =>
  surelyFirst(
    read,
    ({ at }) => at,
    ({ id }) => id,
  ).map(({ id }) => Number(id));
const upTo = (count: number) => Array.from({ length: count }, (_, id) => id);

describe('surelyFirst', () => {
  it('[workspace] keeps all where there are no others', () => {
    expect(sure([])).toEqual([]);
    expect(sure(rows(maxFirst - 1, () => 7))).toEqual(upTo(maxFirst - 1));
  });

  it('[workspace] leaves those out that others may stand between', () => {
    expect(sure(rows(maxFirst, (id) => id))).toEqual(upTo(maxFirst - 1));
    expect(sure(rows(maxFirst, (id) => Math.min(id, 20)))).toEqual(upTo(20));
    expect(sure(rows(maxFirst, () => 7))).toEqual([]);
  });

  it('[workspace] gives them in the order of their keys', () => {
    expect(sure([row(3, 1), row(1, 2), row(2, 2)])).toEqual([1, 2, 3]);
  });
});

describe('readFirstRecords', () => {
  const latest = { index: 'timestamp', descending: true } as const;
  const many = Array.from({ length: 120 }, (_, index) => ({
    ...sample,
    id: `many-${String(index).padStart(3, '0')}`,
    timestamp: `2024-07-01T00:${String(index % 60).padStart(2, '0')}:00Z`,
  }));
  const source = {
    ...createMemorySource(seedOf({ notifications: many }, sampleSeed)),
    isLong: () => Promise.resolve(true),
  };

  it('[workspace] reads those that the index ends with', async () => {
    const { isLong, records } = await readFirstRecords(source, 'notifications', latest);
    expect(isLong).toBe(true);
    const minutes = records.map(({ timestamp }) => timestamp.slice(14, 16));
    expect(records.length).toBeGreaterThan(40);
    expect([...minutes].sort().at(0)).toBe(String(60 - records.length / 2));
    expect(records.map(({ id }) => id)).toEqual(records.map(({ id }) => id).sort());
  });

  it('[workspace] has none of an order that no index has, and none of a short list', async () => {
    expect(await readFirstRecords(source, 'notifications', undefined)).toEqual({
      isLong: true,
      records: [],
    });
    const short = createMemorySource(sampleSeed);
    expect(await readFirstRecords(short, 'notifications', latest)).toEqual({
      isLong: false,
      records: [],
    });
  });
});

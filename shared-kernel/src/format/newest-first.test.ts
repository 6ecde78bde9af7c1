import fc from 'fast-check';
import { createNewestFirstComparator } from './moment';

describe('createNewestFirstComparator', () => {
  it('[workspace] records are sorted by time, whatever their timestamp format', () => {
    const moment = fc
      .date({ min: new Date('2023-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
      .chain((date) =>
        fc.constantFrom(
          date.toISOString(),
          `${new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString().slice(0, 19)}Z`,
          `${new Date(date.getTime() + 7_200_000).toISOString().slice(0, -1)}+02:00`,
        ),
      );
    fc.assert(
      fc.property(fc.array(moment), (times) => {
        const sorted = times
          .toSorted(createNewestFirstComparator((time) => time))
          .map((time) => Date.parse(time));
        expect(sorted).toEqual(times.map((time) => Date.parse(time)).sort((a, b) => b - a));
      }),
    );
  });

  it('[workspace] records with equal times stay in their order', () => {
    const list = [
      { id: 1, at: '2024-07-22T09:00:00.000Z' },
      { id: 2, at: '2024-07-22T11:00:00.000+02:00' },
      { id: 3, at: '2024-07-23T09:00:00.000Z' },
    ];
    expect(list.toSorted(createNewestFirstComparator(({ at }) => at)).map(({ id }) => id)).toEqual([
      3, 1, 2,
    ]);
    expect(list.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

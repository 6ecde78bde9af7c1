import { figureTable } from './report';

it('[tooling] a figure is shown beside what it was, a share with its unit', () => {
  const figures = [
    { name: 'casts', value: 1240, goal: '< 100' },
    { name: 'share', value: 30, unit: '%' },
    { name: 'new', value: 1 },
  ] as const;
  const table = figureTable(figures, { commit: 'abc', figures: { casts: 9, share: 41.26 } });
  expect(table.split('\n')).toEqual([
    '| figure |    abc |    now |  goal |',
    '| ------ | -----: | -----: | ----: |',
    '| casts  |      9 |  1,240 | < 100 |',
    '| share  | 41.3 % | 30.0 % |       |',
    '| new    |      – |      1 |       |',
  ]);
});

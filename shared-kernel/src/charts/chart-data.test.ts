import { listCategories, hasNonZeroValues, listSeries, toChartRows } from './chart-data';

const data = [
  { category: 'Jan', value: 3, series: 'Fiat' },
  { category: 'Feb', value: 5, series: 'Fiat' },
  { category: 'Jan', value: 1, series: 'Crypto' },
];

describe('chart data', () => {
  it('[AN2] the table of a chart has a row per category and a column per series, in order of appearance', () => {
    expect(listCategories(data)).toEqual(['Jan', 'Feb']);
    expect(listSeries(data, 'Volume')).toEqual(['Fiat', 'Crypto']);
    expect(toChartRows(data, 'Volume')).toEqual([
      { category: 'Jan', values: [3, 1] },
      { category: 'Feb', values: [5, undefined] },
    ]);
  });

  it('[AN2] a single series without a name gets the value label of the chart as its name', () => {
    expect(listSeries([{ category: 'Jan', value: 1 }], 'Volume')).toEqual(['Volume']);
  });

  it.each([
    [[], false],
    [[{ category: 'Jan', value: 0 }], false],
    [[{ category: 'Jan', value: -1 }], true],
  ])('[AN2] the chart values %j contain a value other than zero: %s', (points, expected) => {
    expect(hasNonZeroValues(points)).toBe(expected);
  });
});

import { Chart } from './chart';

const months = ['May', 'June', 'July'];
const bySeries = ['Wires', 'Crypto'].flatMap((series, one) =>
  months.map((category, place) => ({ category, series, value: 4 + place * (2 - one) + one })),
);
const shares = [
  { category: 'Low', value: 6 },
  { category: 'Medium', value: 3 },
  { category: 'High', value: 1 },
];
const words = { categoryLabel: 'Month', valueLabel: 'Payments', height: 160 };

export const chapter = 'figures';
export const shows = { Chart };
export const states = {
  columns: (
    <Chart {...words} kind="column" title="By month" summary="Payments grow." data={bySeries} />
  ),
  'on top of each other': (
    <Chart
      {...words}
      kind="bar"
      isStacked
      title="Together"
      summary="Payments grow."
      data={bySeries}
    />
  ),
  lines: <Chart {...words} kind="line" title="In time" summary="Payments grow." data={bySeries} />,
  shares: (
    <Chart
      {...words}
      kind="donut"
      title="By risk"
      summary="Six of ten are low."
      data={shares}
      tones={{ Low: 'success', Medium: 'warning', High: 'danger' }}
      centre="10"
    />
  ),
  'no figures': <Chart {...words} kind="column" title="None" summary="Nothing yet." data={[]} />,
};

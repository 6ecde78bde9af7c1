import { createChartCsv } from './export-chart';

it('[AN2] each CSV row of a chart contains the note', () => {
  expect(
    createChartCsv({
      title: 'Risk',
      note: 'Sample portfolio.',
      categoryLabel: 'Risk',
      valueLabel: 'Clients',
      data: [
        { category: 'Low', value: 45 },
        { category: 'High', value: 6 },
      ],
    }),
  ).toBe('\uFEFFRisk,Clients,Note\r\nLow,45,Sample portfolio.\r\nHigh,6,Sample portfolio.\r\n');
});

it('[AN1] the CSV file of a chart has unformatted values and escaped formulas', () => {
  expect(
    createChartCsv({
      title: 'Volume',
      categoryLabel: 'Client',
      valueLabel: 'Volume',
      data: [
        { category: '=Meridian', value: 1200.5, series: 'Fiat' },
        { category: '=Meridian', value: 3, series: 'FX' },
        { category: 'Atlas', value: 7, series: 'FX' },
      ],
    }),
  ).toBe("\uFEFFClient,Fiat,FX\r\n'=Meridian,1200.5,3\r\nAtlas,,7\r\n");
});

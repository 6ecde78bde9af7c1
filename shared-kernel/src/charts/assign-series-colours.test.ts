import { palettes } from '../theme/palette';
import { assignSeriesColours } from './assign-series-colours';

it('[F6] uses the status colour for a status series, and palette colours for other series', () => {
  expect(
    assignSeriesColours(['Low', 'Fiat', 'High', 'Crypto'], palettes.light, {
      Low: 'success',
      High: 'danger',
    }),
  ).toEqual([
    palettes.light.success.mark,
    palettes.light.chart[0],
    palettes.light.danger.mark,
    palettes.light.chart[1],
  ]);
});

it('[F6] gives two series of the same status different shades of the status colour', () => {
  const tones = { Active: 'info', Certified: 'info' } as const;
  expect(assignSeriesColours(['Active', 'Certified'], palettes.light, tones)).toEqual([
    palettes.light.info.mark,
    palettes.light.info.text,
  ]);
});

it('[F6] assigns a palette colour to a series with the name “constructor”', () => {
  expect(assignSeriesColours(['constructor'], palettes.light)).toEqual([palettes.light.chart[0]]);
});

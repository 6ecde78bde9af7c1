import { palettes } from '../theme/palette';
import { seriesColors } from './series-colors';

it('[F6] series of a status have the status colour, the others palette colours', () => {
  expect(
    seriesColors(['Low', 'Fiat', 'High', 'Crypto'], palettes.light, {
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

it('[F6] series named constructor has a palette colour', () => {
  expect(seriesColors(['constructor'], palettes.light)).toEqual([palettes.light.chart[0]]);
});

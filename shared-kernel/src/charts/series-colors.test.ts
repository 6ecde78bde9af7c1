import { palettes } from '../theme/palette';
import { seriesColors } from './series-colors';

it('[F6] gives a status its meaning and the others the palette in turn', () => {
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

it('[F6] takes a name that every object has for one without a meaning', () => {
  expect(seriesColors(['constructor'], palettes.light)).toEqual([palettes.light.chart[0]]);
});

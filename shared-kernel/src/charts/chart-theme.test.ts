import { Dark } from '@antv/g2/lib/theme/dark';
import { Light } from '@antv/g2/lib/theme/light';
import { palettes } from '../theme/palette';
import { createChartTheme } from './chart-theme';

it.each(['light', 'dark'] as const)(
  '[AN2] charts use the %s theme of the chart library with the colours of the palette',
  (mode) => {
    const theme = createChartTheme(mode);
    const whole: unknown = { light: Light, dark: Dark }[theme.type](theme);
    expect(whole).toMatchObject({
      axis: { labelAlign: 'horizontal', labelFill: palettes[mode].textTertiary },
    });
  },
);

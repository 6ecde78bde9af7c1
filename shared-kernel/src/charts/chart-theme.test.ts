import { Dark } from '@antv/g2/lib/theme/dark';
import { Light } from '@antv/g2/lib/theme/light';
import { palettes } from '../theme/palette';
import { chartTheme } from './chart-theme';

it.each(['light', 'dark'] as const)(
  '[AN2] extends the %s theme of the chart library without removing any of its settings',
  (mode) => {
    const theme = chartTheme(mode);
    const whole: unknown = { light: Light, dark: Dark }[theme.type](theme);
    expect(whole).toMatchObject({
      axis: { labelAlign: 'horizontal', labelFill: palettes[mode].textTertiary },
    });
  },
);

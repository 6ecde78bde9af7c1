import type { ThemeConfig } from 'antd';
import { antdClasses, variablePrefix } from './antd-classes';
import { palettes } from './palette';
import { densities, radii, touchHeights, windowWidths } from './scale';
import type { ThemeChoice } from './theme-choice';

/** What antd fills shapes with in each mode. */
const fills = {
  light: {
    colorFill: 'rgba(0,0,0,0.15)',
    colorFillTertiary: 'rgba(0,0,0,0.04)',
    colorFillQuaternary: 'rgba(0,0,0,0.02)',
  },
  dark: {
    colorFill: 'rgba(255,255,255,0.18)',
    colorFillTertiary: 'rgba(255,255,255,0.08)',
    colorFillQuaternary: 'rgba(255,255,255,0.04)',
  },
} as const;

/** The tokens of `antdTheme` that components read for themselves, not by their styles. */
const givenTokens = ({ mode, compact, reducedMotion, touch = false }: ThemeChoice) => ({
  ...fills[mode],
  ...windowWidths,
  colorBgContainer: palettes[mode].surface,
  borderRadius: radii.control,
  controlHeight: touch
    ? touchHeights.control
    : densities[compact ? 'compact' : 'comfortable'].controlHeight,
  marginXXS: 4,
  motion: !reducedMotion,
});

/** The theme as antd is given it on a page, where its styles stand in a stylesheet (antd-styles.ts). */
export const givenTheme = (choice: ThemeChoice): ThemeConfig => ({
  cssVar: { key: antdClasses(choice), prefix: variablePrefix },
  hashed: false,
  zeroRuntime: true,
  token: givenTokens(choice),
});

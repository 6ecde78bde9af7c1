import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { formatAntdClasses, antdBaseClass, cssVariablePrefix } from './antd-classes';
import { createComponentTokens } from './antd-component-tokens';
import { palettes, type Palette } from './palette';
import {
  densitySizes,
  durations,
  fontFamily,
  fontFamilyMono,
  cornerRadii,
  touchControlHeights,
  windowWidthRanges,
} from './design-tokens';
import type { ThemeChoice } from './theme-choice';

/** antd derives its colours from these seed colours. The palette then overrides the derived colours. */
const seedColors = (palette: Palette) => ({
  colorPrimary: palette.primary,
  colorInfo: palette.info.text,
  colorLink: palette.primaryText,
  colorSuccess: palette.success.text,
  colorWarning: palette.warning.text,
  colorError: palette.danger.text,
});

const mapColors = (palette: Palette) => ({
  ...seedColors(palette),
  colorBgLayout: palette.bgLayout,
  colorBgContainer: palette.surface,
  colorBgElevated: palette.elevated,
  colorBgSpotlight: palette.spotlight,
  colorBgMask: palette.mask,
  colorWhite: palette.onPrimary,
  colorText: palette.text,
  colorTextSecondary: palette.textSecondary,
  colorTextTertiary: palette.textTertiary,
  colorTextQuaternary: palette.textPlaceholder,
  colorBorder: palette.border,
  colorBorderSecondary: palette.borderSubtle,
  colorPrimaryHover: palette.primaryHover,
  colorPrimaryActive: palette.primaryActive,
  colorPrimaryText: palette.primaryText,
  colorPrimaryTextHover: palette.primaryTextHover,
  colorPrimaryTextActive: palette.primaryTextHover,
  colorPrimaryBg: palette.primaryBg,
  colorPrimaryBgHover: palette.primaryBgHover,
  colorPrimaryBorder: palette.focus,
  colorPrimaryBorderHover: palette.primaryHover,
  colorLinkHover: palette.primaryTextHover,
  colorLinkActive: palette.primaryTextHover,
  colorSuccessBg: palette.success.bg,
  colorSuccessBorder: palette.success.border,
  colorSuccessText: palette.success.text,
  colorWarningBg: palette.warning.bg,
  colorWarningBorder: palette.warning.border,
  colorWarningText: palette.warning.text,
  colorErrorHover: palette.dangerHover,
  colorErrorActive: palette.dangerActive,
  colorErrorBg: palette.danger.bg,
  colorErrorBorder: palette.danger.border,
  colorErrorText: palette.danger.text,
  colorErrorTextHover: palette.dangerHover,
  colorErrorTextActive: palette.dangerActive,
  colorInfoBg: palette.info.bg,
  colorInfoBorder: palette.info.border,
  colorInfoText: palette.info.text,
});

const mapScale = (compact: boolean, touch: boolean) => {
  const density = compact ? densitySizes.compact : densitySizes.comfortable;
  return {
    borderRadius: cornerRadii.control,
    borderRadiusLG: cornerRadii.card,
    borderRadiusSM: cornerRadii.small,
    borderRadiusXS: 4,
    borderRadiusOuter: cornerRadii.small,
    fontSize: density.fontSize,
    controlHeight: touch ? touchControlHeights.control : density.controlHeight,
    controlHeightSM: touch ? touchControlHeights.small : 24,
    fontSizeHeading1: 32,
    fontSizeHeading2: 26,
    fontSizeHeading3: 20,
    fontSizeHeading4: 17,
    fontSizeHeading5: 15,
    motionDurationFast: `${durations.fast}ms`,
    motionDurationMid: `${durations.medium}ms`,
    motionDurationSlow: `${durations.slow}ms`,
  };
};

/** Creates the antd theme for a theme choice. It uses exactly the colours of the palette in light and dark mode. */
export const createAntdTheme = ({
  mode,
  compact,
  reducedMotion,
  touch = false,
}: ThemeChoice): ThemeConfig => {
  const palette = palettes[mode];
  const exactly: MappingAlgorithm = (seed, map) => ({
    ...(map ?? base(seed)),
    ...mapColors(palette),
    ...mapScale(compact, touch),
  });
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    cssVar: { key: antdBaseClass, prefix: cssVariablePrefix },
    hashed: false,
    algorithm: [base, ...(compact ? [theme.compactAlgorithm] : []), exactly],
    token: {
      ...seedColors(palette),
      ...windowWidthRanges,
      fontFamily,
      fontFamilyCode: fontFamilyMono,
      motion: !reducedMotion,
      colorTextDisabled: palette.textDisabled,
      colorTextLightSolid: palette.onPrimary,
      controlItemBgHover: palette.hover,
      controlInteractiveSize: touch ? touchControlHeights.control / 2 : 16,
      boxShadow: palette.shadowOverlay,
      boxShadowSecondary: palette.shadowOverlay,
      boxShadowTertiary: 'none',
    },
    components: createComponentTokens({ mode, compact, touch }),
  };
};

/** Creates the theme for a page whose stylesheet already contains the antd styles (antd-styles.ts). */
export const createPageTheme = (choice: ThemeChoice): ThemeConfig => ({
  ...createAntdTheme(choice),
  cssVar: { key: formatAntdClasses(choice), prefix: cssVariablePrefix },
  zeroRuntime: true,
});

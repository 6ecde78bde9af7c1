import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { baseClass, variablePrefix } from './antd-classes';
import { palettes, type Palette } from './palette';
import {
  densities,
  durations,
  fontFamily,
  fontFamilyMono,
  radii,
  stepMarks,
  touchHeights,
  touchInputSize,
} from './scale';
import type { ThemeChoice } from './theme-choice';
import { windowWidths } from './window-widths';

/** Seeds are derived again by every algorithm, so exact values are laid over the map it returns. */
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
  const density = compact ? densities.compact : densities.comfortable;
  return {
    borderRadius: radii.control,
    borderRadiusLG: radii.card,
    borderRadiusSM: radii.small,
    borderRadiusXS: 4,
    borderRadiusOuter: radii.small,
    fontSize: density.fontSize,
    controlHeight: touch ? touchHeights.control : density.controlHeight,
    controlHeightSM: touch ? touchHeights.small : 24,
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

/** The antd theme of one choice. Values are exactly those of the palette in both modes. */
export const antdTheme = ({
  mode,
  compact,
  reducedMotion,
  touch = false,
}: ThemeChoice): ThemeConfig => {
  const palette = palettes[mode];
  const density = densities[compact ? 'compact' : 'comfortable'];
  const exactly: MappingAlgorithm = (seed, map) => ({
    ...(map ?? base(seed)),
    ...mapColors(palette),
    ...mapScale(compact, touch),
  });
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    cssVar: { key: baseClass, prefix: variablePrefix },
    hashed: false,
    algorithm: [base, ...(compact ? [theme.compactAlgorithm] : []), exactly],
    token: {
      ...seedColors(palette),
      ...windowWidths,
      fontFamily,
      fontFamilyCode: fontFamilyMono,
      motion: !reducedMotion,
      colorTextDisabled: palette.textDisabled,
      colorTextLightSolid: palette.onPrimary,
      controlItemBgHover: palette.hover,
      controlInteractiveSize: touch ? touchHeights.control / 2 : 16,
      boxShadow: palette.shadowOverlay,
      boxShadowSecondary: palette.shadowOverlay,
      boxShadowTertiary: 'none',
    },
    components: {
      Alert: {
        defaultPadding: '8px 16px',
        fontSizeLG: density.fontSize,
        marginXS: 8,
        withDescriptionIconSize: 20,
        withDescriptionPadding: '12px 16px',
      },
      Avatar: {
        containerSizeLG: 96,
        textFontSizeLG: 24,
        colorTextPlaceholder: palette.primaryBg,
        colorTextLightSolid: palette.primaryText,
      },
      Badge: {
        colorBorderBg: 'transparent',
        colorError: palette.primary,
        colorErrorHover: palette.primaryHover,
        indicatorHeightSM: 16,
        paddingInline: 4,
        textFontSizeSM: 11,
      },
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Card: { bodyPadding: density.cardPadding },
      Checkbox: { borderRadiusSM: 4 },
      Descriptions: { labelBg: palette.surface, colorSplit: palette.borderSubtle },
      Progress: { defaultColor: palette.primary, remainingColor: palette.neutral.bg },
      Radio: { wrapperMarginInlineEnd: 16 },
      Statistic: { colorTextDescription: palette.textSecondary, titleFontSize: 13 },
      Steps: {
        iconSizeSM: stepMarks.small,
        dotSize: stepMarks.medium,
        dotCurrentSize: stepMarks.medium,
      },
      Segmented: {
        trackBg: palette.neutral.bg,
        itemColor: palette.textSecondary,
        itemHoverColor: palette.text,
        itemHoverBg: 'transparent',
        itemActiveBg: 'transparent',
        itemSelectedBg: palette.primaryBgHover,
        itemSelectedColor: palette.primaryText,
        controlPaddingHorizontal: touch ? 14 : 12,
      },
      Result: { titleFontSize: 16 },
      Skeleton: { gradientFromColor: palette.neutral.bg },
      Switch: { handleShadow: 'none' },
      Timeline: { tailColor: palette.borderSubtle },
      Tabs: {
        horizontalMargin: '0',
        horizontalItemGutter: 4,
        horizontalItemPadding: touch ? '11px 12px' : '9px 12px',
        itemColor: palette.textSecondary,
        itemHoverColor: palette.text,
        itemActiveColor: palette.text,
        itemSelectedColor: palette.primaryText,
        marginSM: 6,
      },
      Tag: {
        borderRadiusSM: radii.pill,
        defaultBg: palette.neutral.bg,
        defaultColor: palette.neutral.text,
        colorBorder: palette.neutral.border,
      },
      Table: {
        headerBg: palette.surface,
        headerColor: palette.textSecondary,
        headerSplitColor: 'transparent',
        headerBorderRadius: 0,
        fontWeightStrong: 500,
        rowSelectedBg: palette.primaryBg,
        cellPaddingBlockMD: 4,
        cellPaddingInlineMD: 12,
        cellPaddingBlockSM: 0,
        cellPaddingInlineSM: 8,
        selectionColumnWidth: 40,
      },
      ...(touch && {
        Input: { inputFontSize: touchInputSize },
        InputNumber: { inputFontSize: touchInputSize },
        DatePicker: { inputFontSize: touchInputSize },
      }),
      Upload: { borderRadiusLG: radii.control, colorFillAlter: palette.surface },
      Modal: { titleFontSize: 18, contentBg: palette.elevated },
    },
  };
};

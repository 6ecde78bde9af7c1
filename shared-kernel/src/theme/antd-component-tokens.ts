import type { ThemeConfig } from 'antd';
import { palettes, type Palette } from './palette';
import { densitySizes, cornerRadii, stepMarkerSizes, touchInputFontSize } from './design-tokens';
import type { ThemeChoice } from './theme-choice';

type ComponentTokens = ThemeConfig['components'];

const controlTokens = (palette: Palette, touch: boolean): ComponentTokens => ({
  Button: {
    fontWeight: 500,
    defaultBg: palette.button,
    defaultBorderColor: 'transparent',
    defaultHoverBg: palette.buttonHover,
    defaultHoverBorderColor: 'transparent',
    defaultHoverColor: palette.text,
    defaultActiveBg: palette.buttonHover,
    defaultActiveBorderColor: 'transparent',
    defaultActiveColor: palette.text,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
  },
  Checkbox: { borderRadiusSM: 4 },
  Radio: { wrapperMarginInlineEnd: 16 },
  Switch: { handleShadow: 'none' },
  ...(touch && {
    Input: { inputFontSize: touchInputFontSize },
    InputNumber: { inputFontSize: touchInputFontSize },
    DatePicker: { inputFontSize: touchInputFontSize },
  }),
  Upload: { borderRadiusLG: cornerRadii.control, colorFillAlter: palette.surface },
});

const navigationTokens = (palette: Palette, touch: boolean): ComponentTokens => ({
  Steps: {
    iconSizeSM: stepMarkerSizes.small,
    dotSize: stepMarkerSizes.medium,
    dotCurrentSize: stepMarkerSizes.medium,
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
});

const dataTokens = (palette: Palette): ComponentTokens => ({
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
  Descriptions: { labelBg: palette.surface, colorSplit: palette.borderSubtle },
  Progress: { defaultColor: palette.primary, remainingColor: palette.neutral.bg },
  Statistic: { colorTextDescription: palette.textSecondary, titleFontSize: 13 },
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
  Tag: {
    borderRadiusSM: cornerRadii.pill,
    defaultBg: palette.neutral.bg,
    defaultColor: palette.neutral.text,
    colorBorder: palette.neutral.border,
  },
  Timeline: { tailColor: palette.borderSubtle },
});

export function createComponentTokens({
  mode,
  compact,
  touch = false,
}: Pick<ThemeChoice, 'mode' | 'compact' | 'touch'>): ComponentTokens {
  const palette = palettes[mode];
  const density = densitySizes[compact ? 'compact' : 'comfortable'];
  return {
    Alert: {
      defaultPadding: '8px 16px',
      fontSizeLG: density.fontSize,
      marginXS: 8,
      withDescriptionIconSize: 20,
      withDescriptionPadding: '12px 16px',
    },
    Card: { bodyPadding: density.cardPadding },
    Modal: { titleFontSize: 18, contentBg: palette.elevated },
    Result: { titleFontSize: 16 },
    Skeleton: { gradientFromColor: palette.neutral.bg },
    ...controlTokens(palette, touch),
    ...navigationTokens(palette, touch),
    ...dataTokens(palette),
  };
}

import type { ThemeConfig } from 'antd';
import { palettes } from './palette';
import { densities, radii, stepMarks, touchInputSize } from './scale';
import type { ThemeChoice } from './theme-choice';

/** What antd's components have of their own, beside the tokens that all share. */
export function componentTokens({
  mode,
  compact,
  touch,
}: Pick<ThemeChoice, 'mode' | 'compact' | 'touch'>): ThemeConfig['components'] {
  const palette = palettes[mode];
  const density = densities[compact ? 'compact' : 'comfortable'];
  return {
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
  };
}

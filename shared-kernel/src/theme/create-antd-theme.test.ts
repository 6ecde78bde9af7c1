import { theme } from 'antd';
import { createAntdTheme } from './create-antd-theme';
import { palettes } from './palette';

const tokenOf = (mode: 'light' | 'dark', compact = false, reducedMotion = false) =>
  theme.getDesignToken(createAntdTheme({ mode, compact, reducedMotion }));

describe.each(['light', 'dark'] as const)('antd theme in %s mode', (mode) => {
  it('[G9] the antd theme uses the exact colours of the palette', () => {
    const palette = palettes[mode];
    expect(tokenOf(mode)).toMatchObject({
      colorPrimary: palette.primary,
      colorPrimaryHover: palette.primaryHover,
      colorPrimaryBorder: palette.focus,
      colorLink: palette.primaryText,
      colorText: palette.text,
      colorTextDescription: palette.textTertiary,
      colorTextPlaceholder: palette.textPlaceholder,
      colorTextDisabled: palette.textDisabled,
      colorTextLightSolid: palette.onPrimary,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.elevated,
      colorBorder: palette.border,
      colorSuccess: palette.success.text,
      colorWarning: palette.warning.text,
      colorError: palette.danger.text,
      colorErrorHover: palette.dangerHover,
      colorInfo: palette.info.text,
    });
  });

  it('[PR11] compact view makes controls smaller and leaves the colours unchanged', () => {
    expect(tokenOf(mode, true)).toMatchObject({
      colorPrimary: palettes[mode].primary,
      fontSize: 12,
      controlHeight: 28,
      controlHeightSM: 24,
    });
  });
});

it('[PR11, theme] touch targets are large in both densities', () => {
  for (const compact of [false, true]) {
    const config = createAntdTheme({ mode: 'light', compact, reducedMotion: false, touch: true });
    expect(theme.getDesignToken(config)).toMatchObject({ controlHeight: 40, controlHeightSM: 32 });
    expect(config.components).toMatchObject({ Input: { inputFontSize: 16 } });
  }
});

it('[theme] headings, corner radii and animation durations have the specified values', () => {
  expect(tokenOf('light')).toMatchObject({
    fontSizeHeading1: 32,
    fontSizeHeading5: 15,
    borderRadius: 8,
    borderRadiusLG: 12,
    motionDurationMid: '180ms',
  });
});

it('[theme] disables animations if the user prefers reduced motion', () => {
  expect(tokenOf('dark', false, true)).toMatchObject({ motion: false, motionDurationMid: '0s' });
});

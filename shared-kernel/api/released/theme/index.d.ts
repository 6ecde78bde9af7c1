export { antdTheme, type ThemeChoice } from './antd-theme';
export { brand, navy, palettes, type Palette, type ThemeMode } from './palette';
export { breakpoints, durations, fontFamily, fontSizes, radii, spaces } from './scale';
export { printWhenReady, usePrinting } from './use-printing';
export { useThemeChoice } from './theme-context';
export { TrustfoldTheme, type TrustfoldThemeProps } from './trustfold-theme';

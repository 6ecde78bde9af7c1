import type { ThemeChoice } from './theme-choice';

/** The prefix of antd’s CSS variables. */
export const cssVariablePrefix = 'tfa';

/** The class of all antd elements. Its rules define antd’s CSS variables. */
export const antdBaseClass = 'tf';

export const themeChoiceClasses = {
  dark: 'tf-dark',
  compact: 'tf-compact',
  touch: 'tf-touch',
  reducedMotion: 'tf-still',
} as const;

export const formatAntdClasses = ({ mode, compact, touch, reducedMotion }: ThemeChoice): string =>
  [
    antdBaseClass,
    mode === 'dark' && themeChoiceClasses.dark,
    compact && themeChoiceClasses.compact,
    touch && themeChoiceClasses.touch,
    reducedMotion && themeChoiceClasses.reducedMotion,
  ]
    .filter(Boolean)
    .join(' ');

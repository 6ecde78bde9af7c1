import type { ThemeChoice } from './theme-choice';

/** The prefix of antd’s CSS variables. */
export const variablePrefix = 'tfa';

/** The class of all antd elements, which defines antd’s CSS variables. */
export const baseClass = 'tf';

export const choiceClasses = {
  dark: 'tf-dark',
  compact: 'tf-compact',
  touch: 'tf-touch',
  reducedMotion: 'tf-still',
} as const;

export const antdClasses = ({ mode, compact, touch, reducedMotion }: ThemeChoice): string =>
  [
    baseClass,
    mode === 'dark' && choiceClasses.dark,
    compact && choiceClasses.compact,
    touch && choiceClasses.touch,
    reducedMotion && choiceClasses.reducedMotion,
  ]
    .filter(Boolean)
    .join(' ');

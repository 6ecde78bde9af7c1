import type { ThemeChoice } from './theme-choice';

/** Before the name of every variable of antd's. */
export const variablePrefix = 'tfa';

/** On everything of antd's; its variables hang on it. */
export const baseClass = 'tf';

/** The class of each choice that changes what a variable holds. */
export const choiceClasses = {
  dark: 'tf-dark',
  compact: 'tf-compact',
  touch: 'tf-touch',
  reducedMotion: 'tf-still',
} as const;

/** The classes that give antd the looks of one choice. */
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

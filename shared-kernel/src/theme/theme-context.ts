import { createContext, useContext } from 'react';
import type { ThemeChoice } from './theme-choice';

export const ThemeContext = createContext<ThemeChoice>({
  mode: 'light',
  compact: false,
  reducedMotion: false,
});

/**
 * Returns the theme choice of the nearest `TrustfoldTheme`. The default is light mode and comfortable density, with
 * animations.
 */
export const useThemeChoice = (): ThemeChoice => useContext(ThemeContext);

import { createContext, useContext } from 'react';
import type { ThemeChoice } from './theme-choice';

export const ThemeContext = createContext<ThemeChoice>({
  mode: 'light',
  compact: false,
  reducedMotion: false,
});

/** The choice the nearest `TrustfoldTheme` renders with; light, roomy and moving outside of one. */
export const useThemeChoice = (): ThemeChoice => useContext(ThemeContext);

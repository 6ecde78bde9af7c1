import { createContext, useContext } from 'react';
import type { ThemeChoice } from './theme-choice';

export const ThemeContext = createContext<ThemeChoice>({
  mode: 'light',
  compact: false,
  reducedMotion: false,
});

/** The choice of the nearest `TrustfoldTheme`; without one: light, comfortable, with animations. */
export const useThemeChoice = (): ThemeChoice => useContext(ThemeContext);

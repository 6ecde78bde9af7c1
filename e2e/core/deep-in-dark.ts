/** The tag of what is looked at in dark: the same is looked at in light by every run. */
export const deepInDark = (mode: 'light' | 'dark'): string => (mode === 'dark' ? ' @deep' : '');

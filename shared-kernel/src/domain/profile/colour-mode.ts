/** The ways to choose light or dark: fixed, or as the system asks. */
export const colourModes = ['light', 'dark', 'system'] as const;

export type ColourMode = (typeof colourModes)[number];

/** The mode to paint in, given what the system asks for. */
export function resolveColourMode(mode: ColourMode, systemIsDark: boolean): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return systemIsDark ? 'dark' : 'light';
}

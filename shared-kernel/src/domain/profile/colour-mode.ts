/** The colour modes: light, dark, or the system's. */
export const colourModes = ['light', 'dark', 'system'] as const;

export type ColourMode = (typeof colourModes)[number];

/** The colour mode to show, by the user's choice and the system's mode. */
export function resolveColourMode(mode: ColourMode, systemIsDark: boolean): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return systemIsDark ? 'dark' : 'light';
}

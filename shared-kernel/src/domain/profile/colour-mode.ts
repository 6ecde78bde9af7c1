/** The colour modes. `system` follows the operating system. */
export const colourModes = ['light', 'dark', 'system'] as const;

export type ColourMode = (typeof colourModes)[number];

/** The colour mode to display. `system` uses the mode of the operating system. */
export function resolveColourMode(mode: ColourMode, systemIsDark: boolean): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return systemIsDark ? 'dark' : 'light';
}

export { colourModes, resolveColourMode } from './colour-mode';
export { initials } from './initials';
export type { Preferences } from './preferences';
export type { Profile } from './profile.schema';

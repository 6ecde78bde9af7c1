export { colourModes, resolveColourMode } from './colour-mode';
export { initials } from './initials';
export type { Preferences } from './preferences';
export { profileSchema, type Profile } from './profile.schema';

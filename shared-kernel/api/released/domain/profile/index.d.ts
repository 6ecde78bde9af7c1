export { colourModes, resolveColourMode } from './colour-mode';
export type { NotificationToggleKey, Preferences } from './preferences';
export { profileSchema, type Profile } from './profile.schema';

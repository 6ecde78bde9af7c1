export { resolveColourMode } from './colour-mode';
export type { Preferences } from './preferences';
export { profileSchema, type Profile } from './profile.schema';

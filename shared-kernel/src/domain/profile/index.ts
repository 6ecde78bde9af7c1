export {
  colourModes,
  resolveColourMode,
  type NotificationToggleKey,
  type Preferences,
} from './preferences';
export { initials } from './initials';
export { profileSchema, type Profile } from './profile.schema';

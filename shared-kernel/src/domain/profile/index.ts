export { resolveColourMode } from './colour-mode';
export { defaultPreferences, preferencesSchema, type Preferences } from './preferences';
export { profileSchema, type ApiKeyStatus, type Profile } from './profile.schema';
export { notificationToggleKeys, type NotificationToggleKey } from './notification-toggle';
export { photoTextLimit } from './photo-text-limit';

export { passwordFormSchema, type PasswordForm } from './password-form';
export { colourModes, resolveColourMode } from './colour-mode';
export { defaultPreferences, preferencesSchema, type Preferences } from './preferences';
export { initials, securityLevelTone } from './profile-card';
export { checkPhoto, photoAccept, photoEdge, photoProblem, photoTextLimit } from './profile-photo';
export { profileFormSchema, type ProfileForm } from './profile-form';
export { profileSchema, type ApiKeyStatus, type Profile } from './profile.schema';
export { isProfileToggle, isToggleOn, notificationToggleKeys, preferenceToggleChange, profileToggleChange, profileToggleKeys, toggleGroups, type NotificationToggleKey, type ToggleGroup, type ToggleKey, } from './toggle';

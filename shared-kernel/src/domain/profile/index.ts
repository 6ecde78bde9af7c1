export { passwordFormSchema, type PasswordForm } from './password-form';
export {
  colourModes,
  defaultPreferences,
  preferencesSchema,
  resolveColourMode,
  type ColourMode,
  type Preferences,
} from './preferences';
export { initials, securityLevelTone } from './profile-card';
export {
  checkPhoto,
  photoAccept,
  photoEdge,
  photoKindOf,
  photoKinds,
  photoLimit,
  photoMediaType,
  photoProblem,
  photoTextLimit,
  type PhotoKind,
} from './profile-photo';
export { profileFormSchema, type ProfileForm, type ProfileFormInput } from './profile-form';
export { apiKeyStatuses, profileSchema, type ApiKeyStatus, type Profile } from './profile.schema';
export {
  isProfileToggle,
  isToggleOn,
  notificationToggleKeys,
  preferenceToggleChange,
  preferenceToggleKeys,
  profileToggleChange,
  profileToggleKeys,
  toggleGroups,
  type NotificationToggleKey,
  type PreferenceToggleKey,
  type ProfileToggleKey,
  type ToggleDefinition,
  type ToggleGroup,
  type ToggleKey,
} from './toggle';

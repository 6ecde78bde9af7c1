export { passwordFormSchema, type PasswordForm } from './password-form';
export {
  passwordStrength,
  passwordStrengths,
  passwordStrengthView,
  type PasswordStrength,
} from './password-strength';
export { type ColourMode, colourModes, resolveColourMode } from './colour-mode';
export { defaultPreferences, preferencesSchema, type Preferences } from './preferences';
export { initials, securityLevelTone } from './profile-card';
export { entriesOfProfile } from './profile-entries';
export { profileExportText, profileFileName } from './profile-export';
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
export {
  apiKeyStatusView,
  mfaStatuses,
  mfaStatusOf,
  mfaStatusView,
  type MfaStatus,
} from './profile-status';
export { securityReport, type SecurityReportFacts } from './security-report';
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

export { passwordFormSchema, type PasswordForm } from './password-form';
export { passwordStrength, passwordStrengths, passwordStrengthView } from './password-strength';
export { type ColourMode, colourModes, resolveColourMode } from './colour-mode';
export { defaultPreferences, preferencesSchema, type Preferences } from './preferences';
export { initials, securityLevelTone } from './profile-card';
export { entriesOfProfile } from './profile-entries';
export { profileExportText, profileFileName } from './profile-export';
export { checkPhoto, photoAccept, photoEdge, photoProblem, photoTextLimit } from './profile-photo';
export { apiKeyStatusView, mfaStatusOf, mfaStatusView } from './profile-status';
export { securityReport } from './security-report';
export { profileFormSchema, type ProfileForm } from './profile-form';
export { profileSchema, type Profile } from './profile.schema';
export {
  isProfileToggle,
  isToggleOn,
  notificationToggleKeys,
  preferenceToggleChange,
  profileToggleChange,
  profileToggleKeys,
  toggleGroups,
  type NotificationToggleKey,
  type ToggleGroup,
  type ToggleKey,
} from './toggle';

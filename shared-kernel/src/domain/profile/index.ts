export { colourModes, resolveColourMode } from './colour-mode';
export { getInitials } from './get-initials';
export { toPortalPerson } from './to-portal-person';
export { findPhotoKind, photoKinds, photoSchema, type PhotoKind } from './photo';
export type { Preferences } from './preferences';
export type { PersonProfile, Profile } from './profile.schema';

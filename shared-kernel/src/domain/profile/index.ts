export { colourModes, resolveColourMode } from './colour-mode';
export { initials } from './initials';
export { personOfProfile } from './person-of';
export { photoKindOf, photoKinds, photoSchema, type PhotoKind } from './photo';
export type { Preferences } from './preferences';
export type { Profile } from './profile.schema';

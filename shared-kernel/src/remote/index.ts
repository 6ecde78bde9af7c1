export { shellClaims, takeClaims } from './claims';
export {
  compositionPointerSchema,
  compositionSchema,
  remoteReleaseSchema,
  type Composition,
  type CompositionPointer,
  type RemoteRelease,
  releaseFault,
} from './composition';
export {
  describedName,
  descriptionFormat,
  readDescription,
  type RemoteDescription,
  type RemoteDescriptionInput,
  type ScreenHeading,
} from './description';
export { compositionKey, compositionsFolder, localPointer, releaseDocument } from '../shell/places';
export {
  dialogChunk,
  partChunk,
  platformChunk,
  tipsChunk,
  chartsPart,
  lateParts,
  lentKernel,
  lentLibraries,
  lentSchema,
  packageOf,
  type PlatformPart,
} from './platform';
export type { ScreenModule, ScreenProps } from './screen';

export {
  compositionPointerSchema,
  compositionSchema,
  remoteReleaseSchema,
  type Composition,
  type CompositionPointer,
  type RemoteRelease,
} from './composition';
export {
  describedName,
  descriptionFormat,
  readDescription,
  type RemoteDescription,
  type RemoteDescriptionInput,
  type ScreenHeading,
} from './description';
export { trustOf, trustRelease } from './digests';
export { compositionKey, compositionsFolder, localPointer, releaseContents } from './places';
export { controlsChunk, dialogChunk, partChunk, platformChunk, tipsChunk } from './platform-chunks';
export {
  chartsPart,
  lateParts,
  lentKernel,
  lentLibraries,
  packageOf,
  type PlatformPart,
} from './platform';
export type { ScreenModule, ScreenProps } from './screen';

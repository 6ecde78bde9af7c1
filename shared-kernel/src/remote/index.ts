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
  type Findable,
  type RemoteDescription,
  type RemoteDescriptionInput,
} from './description';
export { trustOf, trustRelease } from './digests';
export { compositionKey, compositionsFolder, localPointer, releaseContents } from './places';
export { partChunk, platformChunk } from './platform-chunks';
export {
  lentKernel,
  lentLibraries,
  packageOf,
  platformNames,
  platformParts,
  type PlatformName,
  type PlatformPackage,
  type PlatformPart,
} from './platform';
export { screenModuleSchema, type ScreenId, type ScreenModule, type ScreenProps } from './screen';

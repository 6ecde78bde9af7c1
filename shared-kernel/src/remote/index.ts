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
  remoteDescriptionSchema,
  type DescribedScreen,
  type Findable,
  type ReadDescription,
  type RemoteDescription,
  type RemoteDescriptionInput,
} from './description';
export { trustOf, trustRelease, type ScriptTrust } from './digests';
export { screenModuleSchema, type ScreenId, type ScreenModule, type ScreenProps } from './screen';

export { claims } from './claims';
export {
  releaseFault,
  releaseSchemas,
  type Composition,
  type CompositionPointer,
  type RemoteRelease,
} from './composition';
export {
  describeCommands,
  describedName,
  readDescription,
  type RemoteDescription,
  type RemoteDescriptionInput,
  type ScreenHeading,
} from './description';
export { compositionKey, localPointer, releaseDocument } from '../shell/places';
export { platform, platformChunks } from './platform';
export type { ScreenModule, ScreenProps } from './screen';

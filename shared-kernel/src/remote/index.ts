export { ownershipRegistry } from './ownership-registry';
export {
  findReleaseError,
  releaseSchemas,
  type Composition,
  type CompositionPointer,
  type RemoteRelease,
} from './composition';
export {
  describeCommands,
  remoteNamePattern,
  parseDescription,
  type RemoteDescription,
  type RemoteDescriptionInput,
  type ScreenHeading,
} from './description';
export {
  createCompositionPath,
  localCompositionPointerPath,
  createReleaseDocumentName,
} from '../shell/release-paths';
export { sharedModuleNames, sharedModuleChunks } from './shared-module-names';
export type { ScreenModule, ScreenProps } from './screen';

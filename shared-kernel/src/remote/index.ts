export {
  compositionPointerSchema,
  compositionSchema,
  remoteReleaseSchema,
  type Composition,
  type CompositionPointer,
  type RemoteRelease,
} from './composition';
export { trustOf, trustRelease } from './digests';
export {
  remoteNames,
  remoteOfScreen,
  screenModuleSchema,
  type RemoteName,
  type RemoteScreens,
  type ScreenId,
  type ScreenModule,
  type ScreenProps,
} from './remote-screens';

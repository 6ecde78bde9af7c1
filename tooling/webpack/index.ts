export { type BuildMode } from './base';
export { hostConfig, type HostBuild } from './host';
export { kernelRange, kernelVersion } from './platform';
export { kernelPlatform } from './platform-entries';
export { remoteConfig, type RemoteBuild } from './remote';

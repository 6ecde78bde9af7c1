export { hostConfig, type HostBuild } from './host';
export { kernelRange, kernelVersion } from './platform';
export { kernelPlatform } from './platform-entries';
export { type PackageConfig } from './package-config';
export { remoteConfig } from './remote';

export { hostConfig, type HostBuild } from './host';
export { kernelVersion } from './platform';
export { type PackageConfig } from './package-config';
export { remoteConfig } from './remote';

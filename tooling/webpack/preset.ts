export { createHostConfig, type HostBuild } from './host';
export { kernelVersion } from './package-version';
export { type PackageConfig } from './package-config';
export { createRemoteConfig } from './remote';

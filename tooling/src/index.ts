export { buildAll, BuildError, type BuildOptions, type BuildReport } from './build/build-all';
export { startDev, type DevOptions, type DevProduct } from './dev/start-dev';
export { packageNames, packageOfRemote, type PackageName } from './packages';
export { startOnOneOrigin } from './serve/start-product';
export { localStore, startProduct, type Product, type StartOptions } from './serve/start-product';
export { PortTakenError } from './serve/static-server';

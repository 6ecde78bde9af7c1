export { registerReleaseIntegrity } from './integrity';
export { createLazyComponent, createLazyResource, type LazyResource } from './lazy-component';
export { loadingLimits } from './loading-limits';
export { retryRequest, retryPendingRequests } from './retry';

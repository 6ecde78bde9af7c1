export { trustRelease } from './integrity';
export { lazyComponent, lazyResource, type LazyResource } from './lazy-component';
export { loadingLimits } from './limits';
export { retryRequest, tryAgain } from './retry';

export { integrityOf, trustRelease } from './integrity';
export { lazyComponent } from './lazy-component';
export { lazyResource, type LazyResource } from './lazy-resource';
export { loadingLimits } from './limits';
export { tryAgain } from './try-again';

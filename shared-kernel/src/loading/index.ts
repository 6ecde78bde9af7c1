export { integrityOf, trustRelease } from './integrity';
export { loadingLimits } from './limits';
export { tryAgain } from './try-again';

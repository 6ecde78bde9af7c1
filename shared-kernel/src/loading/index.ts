export { integrityOf, trustRelease } from './integrity';
export { loadingLimits } from './limits';
export { onTryAgain, tryAgain } from './try-again';

export { integrityOf, trustRelease } from './integrity';
export { onTryAgain, tryAgain } from './try-again';

export { integrityOf, trustRelease } from './integrity';
export {
  documentLimitMs,
  firstDrawingLimitMs,
  leftTabLimitMs,
  maxAttempts,
  pauseAfterMs,
  releaseCheckIntervalMs,
  screenLimitMs,
  scriptLimitMs,
  tabPrefetchDelayMs,
  toasterLimitMs,
} from './limits';
export { onTryAgain, tryAgain } from './try-again';

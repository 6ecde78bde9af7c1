export const wideViewportSize = { width: 1440, height: 900 };
export const narrowViewportSize = { width: 390, height: 844 };

/** Window sizes of accessibility tests. `npm test` checks only the wide one. */
export const checkedViewportSizes =
  process.env.TRUSTFOLD_DEEP === '1' ? [wideViewportSize, narrowViewportSize] : [wideViewportSize];

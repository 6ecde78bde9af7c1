export const wideViewport = { width: 1440, height: 900 };
export const narrowViewport = { width: 390, height: 844 };

/** Window sizes of accessibility tests. `npm test` checks only the wide one. */
export const checkedViewports =
  process.env.TRUSTFOLD_DEEP === '1' ? [wideViewport, narrowViewport] : [wideViewport];

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Window sizes of accessibility tests. `npm test` checks only the wide one. */
export const checkedViewports = process.env.TRUSTFOLD_DEEP === '1' ? [wide, narrow] : [wide];

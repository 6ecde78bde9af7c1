export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Viewports of accessibility tests. `npm test` checks the wide one; `npm test -- deep` checks both. */
export const checkedViewports = process.env.TRUSTFOLD_DEEP === '1' ? [wide, narrow] : [wide];

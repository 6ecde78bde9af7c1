/**
 * How many times as many cases as usual each property test tries.
 * @param {string | undefined} text What TRUSTFOLD_RUNS is.
 * @returns {number}
 */
export function readPropertyRuns(text = '1') {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new RangeError(`TRUSTFOLD_RUNS takes a whole number from 1, not “${text}”.`);
}

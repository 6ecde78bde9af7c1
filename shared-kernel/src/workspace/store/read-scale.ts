/** The most records a list is generated with. */
const largestScale = 1_000_000;

/** The N of `?scale=N`, a whole number from 1; anything else is no scale. */
export function readScale(search: string = window.location.search): number | undefined {
  const text = new URLSearchParams(search).get('scale');
  if (text === null || !/^\d{1,7}$/.test(text)) return undefined;
  const scale = Number(text);
  return scale >= 1 ? Math.min(scale, largestScale) : undefined;
}

export type ColourName = 'red' | 'yellow' | 'green' | 'blue' | 'grey' | 'none of these';

/** Range of hues in degrees for each colour name. */
const hues: readonly (readonly [ColourName, number, number])[] = [
  ['red', 0, 15],
  ['yellow', 30, 65],
  ['green', 90, 165],
  ['blue', 175, 250],
  ['red', 345, 360],
];

/**
 * Minimum difference between the channels of a colour, from 0 to 255. Colours with a smaller difference count as grey.
 */
const leastChroma = 40;

function hueOf(red: number, green: number, blue: number, chroma: number, most: number): number {
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / chroma) * 60 + 120;
  return ((red - green) / chroma) * 60 + 240;
}

/** Returns the common name of a computed colour: `rgb(23, 118, 60)` is green. */
export function findColourName(computed: string): ColourName {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < leastChroma) return 'grey';
  const hue = hueOf(red, green, blue, chroma, most);
  return hues.find(([, from, to]) => hue >= from && hue <= to)?.[0] ?? 'none of these';
}

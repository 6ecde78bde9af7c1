import type { Tone } from '../domain/status';
import type { Palette } from '../theme/palette';

export type Tones = Readonly<Record<string, Tone>>;

/** Returns the colour of each series or slice: the colour of its tone, or else the next of six palette colours. */
export function seriesColors(
  names: readonly string[],
  palette: Palette,
  tones: Tones = {},
): readonly string[] {
  let next = 0;
  return names.map((name) => {
    const tone = Object.hasOwn(tones, name) ? tones[name] : undefined;
    if (tone) return palette[tone].mark;
    const color = palette.chart[next % palette.chart.length] ?? palette.primary;
    next += 1;
    return color;
  });
}

import type { Tone } from '../domain/status';
import type { Palette } from '../theme/palette';

export type SeriesTones = Readonly<Record<string, Tone>>;

/**
 * Returns one colour per series or slice. Without a tone, the six palette colours are used in order. The first series
 * with a tone gets the mark colour of the tone. Further series with this tone get its text colour.
 */
export function assignSeriesColours(
  names: readonly string[],
  palette: Palette,
  tones: SeriesTones = {},
): readonly string[] {
  let next = 0;
  const used = new Set<Tone>();
  return names.map((name) => {
    const tone = Object.hasOwn(tones, name) ? tones[name] : undefined;
    if (tone) {
      const color = used.has(tone) ? palette[tone].text : palette[tone].mark;
      used.add(tone);
      return color;
    }
    const color = palette.chart[next % palette.chart.length] ?? palette.primary;
    next += 1;
    return color;
  });
}

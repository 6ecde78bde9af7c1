import type { Tone } from '../domain/status';
import type { Palette } from '../theme/palette';

export type SeriesTones = Readonly<Record<string, Tone>>;

/**
 * Returns the colour of each series or slice. The default is the next colour of the palette, unless the series has a
 * tone. The palette has six colours and then repeats. The second series of a tone has the tone's text colour.
 */
export function assignSeriesColors(
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

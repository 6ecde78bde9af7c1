import { palettes } from '../theme/palette';
import { useThemeChoice } from '../theme/theme-context';
import { namesOf, type ChartFigures, type ChartKind } from './chart-data';
import { ChartLegend, type LegendWords } from './chart-legend';
import { seriesColors } from './series-colors';

interface SeriesLegendProps extends Pick<ChartFigures, 'title' | 'data' | 'valueLabel' | 'tones'> {
  readonly kind: ChartKind;
  readonly wordsOf: ((name: string) => LegendWords) | undefined;
}

/** Which colour is what; one series needs no legend unless there is more to say than its name. */
export function SeriesLegend({ kind, title, data, valueLabel, tones, wordsOf }: SeriesLegendProps) {
  const { mode } = useThemeChoice();
  const names = namesOf(kind, data, valueLabel);
  if (names.length < 2 && !wordsOf) return null;
  const colors = seriesColors(names, palettes[mode], tones);
  return (
    <ChartLegend
      label={`Legend of ${title}`}
      items={names.map((name, index) => ({ name, color: colors[index] ?? '', ...wordsOf?.(name) }))}
    />
  );
}

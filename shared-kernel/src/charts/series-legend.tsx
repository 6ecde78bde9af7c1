import { palettes } from '../theme/palette';
import { useThemeChoice } from '../theme/theme-context';
import { seriesOf, type ChartProps } from './chart-data';
import { ChartLegend } from './chart-legend';
import { seriesColors } from './series-colors';

type SeriesLegendProps = Pick<ChartProps, 'title' | 'data' | 'valueLabel' | 'tones'>;

/** The legend of a chart with several series; one series needs none. */
export function SeriesLegend({ title, data, valueLabel, tones }: SeriesLegendProps) {
  const { mode } = useThemeChoice();
  const names = seriesOf(data, valueLabel);
  if (names.length < 2) return null;
  const colors = seriesColors(names, palettes[mode], tones);
  return (
    <ChartLegend
      label={`Legend of ${title}`}
      items={names.map((name, index) => ({ name, color: colors[index] ?? '' }))}
    />
  );
}

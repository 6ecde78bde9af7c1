import { useImperativeHandle, useRef, type Ref } from 'react';
import { useThemeChoice } from '../theme/theme-context';
import { Button, useIsPhone } from '../ui';
import styles from './chart.module.css';
import type { ChartDrawing } from './chart-spec';
import { useChartSpec } from './use-chart-spec';
import { useDrawnChart } from './use-drawn-chart';

/** Gives out the picture as it stands; null before it is drawn. */
export interface ChartPicture {
  readonly canvas: () => HTMLCanvasElement | null;
}

export interface ChartCanvasProps extends Omit<
  ChartDrawing,
  'mode' | 'reducedMotion' | 'isNarrow'
> {
  readonly summary: string;
  readonly height: number;
  readonly picture: Ref<ChartPicture>;
}

/** The picture itself, drawn when it comes into view. */
export function ChartCanvas({
  summary,
  height,
  picture,
  kind,
  data,
  valueLabel,
  formatValue,
  formatExact,
  tones,
  isStacked,
}: ChartCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const { mode, reducedMotion } = useThemeChoice();
  const isNarrow = useIsPhone();
  const spec = useChartSpec({
    kind,
    data,
    valueLabel,
    formatValue,
    formatExact,
    tones,
    isStacked,
    isNarrow,
    mode,
    reducedMotion,
  });
  const { state, retry, canvas } = useDrawnChart(container, spec);
  useImperativeHandle(picture, () => ({ canvas }));

  return (
    <div className={styles.picture} style={{ blockSize: height }}>
      <div
        ref={container}
        role="img"
        aria-label={summary}
        data-state={state}
        className={styles.canvas}
      />
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          The chart could not be drawn. Its figures are in the table.{' '}
          <Button size="small" onClick={retry}>
            Try Again
          </Button>
        </p>
      )}
    </div>
  );
}

import { use, useEffect, useRef, useState, type RefObject } from 'react';
import type { ThemeMode } from '../theme/palette';
import { useThemeChoice } from '../theme/theme-context';
import { usePrinting } from '../theme/use-printing';
import { Button, createLazyComponent, useIsPhone } from '../ui';
import { TooltipContext } from '../ui/overlay/tooltip';
import styles from './chart.module.css';
import { trackChartDrawing } from './pending-drawings';
import type { ChartDrawing, ChartPlotProps } from './chart-plot';

interface ChartCanvasProps extends Omit<
  ChartDrawing,
  'mode' | 'reducedMotion' | 'isNarrow' | 'hasTips'
> {
  readonly summary: string;
  readonly height: number;
}

const ChartPlot = createLazyComponent<ChartPlotProps & { readonly onFail: () => void }>(
  async () => (await import(/* webpackChunkName: "drawing" */ './chart-plot')).ChartPlot,
  { onFail: ({ onFail }) => onFail() },
);

function useAnnounced(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    let end = () => {};
    trackChartDrawing(new Promise<void>((resolve) => (end = resolve)));
    return () => end();
  }, [isUnderWay]);
}

const Failure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <p role="alert" className={styles.failure}>
    The chart could not be displayed. See the table for the values.{' '}
    <Button size="small" onClick={onRetry}>
      Try Again
    </Button>
  </p>
);

/** Returns whether an element has ever been close to the visible area. Always `true` while the page prints. */
function useInView(element: RefObject<Element | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false);
  const isPrinting = usePrinting();
  if (isPrinting && !wasSeen) setWasSeen(true);

  useEffect(() => {
    const target = element.current;
    if (!target || wasSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, wasSeen]);

  return wasSeen;
}

/** Canvas of a chart. The chart library loads when the canvas first gets close to the visible area. */
export function ChartCanvas({ summary, height, ...drawing }: ChartCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const { mode, reducedMotion } = useThemeChoice();
  const isNarrow = useIsPhone();
  const hasTips = use(TooltipContext);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const fail = () => setState('failed');
  useAnnounced(isInView && state === 'waiting');

  /** Stores the colour mode in which the chart was drawn. A chart is printed only if it was drawn in light mode. */
  const show = (ground: ThemeMode) => {
    if (frame.current) frame.current.dataset.ground = ground;
    setState('drawn');
  };

  return (
    <div className={styles.picture} style={{ blockSize: height }}>
      <div ref={frame} role="img" aria-label={summary} data-state={state} className={styles.canvas}>
        {isInView && state !== 'failed' && (
          <ChartPlot
            {...drawing}
            isNarrow={isNarrow}
            hasTips={hasTips}
            mode={mode}
            reducedMotion={reducedMotion}
            onDrawn={show}
            onFail={fail}
          />
        )}
      </div>
      {state === 'failed' && <Failure onRetry={() => setState('waiting')} />}
    </div>
  );
}

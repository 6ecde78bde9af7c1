import type { Chart } from '@antv/g2';
import type { ThemeMode } from '../theme/palette';
import { trackChartDrawing } from './pending-drawings';

export type G2Chart = Pick<Chart, 'on' | 'options' | 'forceFit' | 'getContainer'>;

/** Calls `onDrawn` after each drawing, and resizes the chart with its container. Returns a cleanup function. */
export function observeChart(chart: G2Chart, onDrawn: (mode: ThemeMode) => void): () => void {
  const modeOf = () =>
    (chart.options() as { readonly theme: { readonly type: ThemeMode } }).theme.type;
  let mode = modeOf();
  let end = () => {};
  chart.on('beforerender', () => {
    mode = modeOf();
    trackChartDrawing(new Promise<void>((resolve) => (end = resolve)));
  });
  chart.on('afterrender', () => {
    end();
    onDrawn(mode);
  });
  // The chart library reacts only to the window size, not to the size of its container.
  const sizes = new ResizeObserver(() => void chart.forceFit());
  sizes.observe(chart.getContainer());
  return () => {
    sizes.disconnect();
    end();
  };
}

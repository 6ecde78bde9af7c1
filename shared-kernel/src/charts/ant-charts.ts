import { G2 } from '@ant-design/charts';
import type { ChartSpec } from './chart-spec';
import { stdlib } from './drawing-library';

/** A picture in a container; it keeps its canvas while its figures and colours change. */
export interface DrawnChart {
  readonly update: (spec: ChartSpec) => Promise<void>;
  readonly fit: () => Promise<void>;
  readonly canvas: () => HTMLCanvasElement | null;
  readonly destroy: () => void;
}

// The ready-made components bring every kind of chart with them.
const Chart = G2.extend(G2.Runtime, stdlib());

/** Draws into an empty container and settles when the first picture stands. */
export async function drawChart(container: HTMLElement, spec: ChartSpec): Promise<DrawnChart> {
  const chart = new Chart({ container, autoFit: true });
  const show = async (next: ChartSpec) => {
    chart.options(next as Parameters<typeof chart.options>[0]);
    await chart.render();
  };
  await show(spec);
  return {
    update: show,
    fit: async () => {
      await chart.forceFit();
    },
    canvas: () => container.querySelector('canvas'),
    destroy: () => chart.destroy(),
  };
}

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

interface LibraryEvent {
  path: readonly unknown[];
}

/**
 * The library has one event of each of these kinds for all charts. It keeps the path it last took: the canvas, and
 * so the whole screen around it, which could not be collected once it is closed.
 */
const kinds = ['beforerender', 'rerender', 'afterrender', 'removed', 'reparent', 'destroy'];
const events = new Set<LibraryEvent>();

/** Draws into an empty container and settles when the first picture stands. */
export async function drawChart(container: HTMLElement, spec: ChartSpec): Promise<DrawnChart> {
  const chart = new Chart({ container, autoFit: true });
  const show = async (next: ChartSpec) => {
    chart.options(next as Parameters<typeof chart.options>[0]);
    await chart.render();
  };
  const drawn = show(spec);
  const { canvas } = chart.getContext();
  for (const kind of kinds)
    canvas?.addEventListener(kind, (event: LibraryEvent) => events.add(event));
  await drawn;
  return {
    update: show,
    fit: async () => {
      await chart.forceFit();
    },
    canvas: () => container.querySelector('canvas'),
    destroy: () => {
      chart.destroy();
      for (const event of events) event.path = [];
    },
  };
}

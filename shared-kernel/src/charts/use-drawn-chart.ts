import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DrawnChart } from './ant-charts';
import type { ChartSpec } from './chart-spec';
import { announceDrawing } from './drawings-under-way';
import { useInView } from './use-in-view';

export type DrawingState = 'waiting' | 'drawn' | 'failed';

const ignore = () => undefined;

/** Paper is white: a picture for a dark ground is not for it. */
function showGround(element: HTMLElement, { theme }: ChartSpec) {
  element.dataset.ground = theme.type === 'classic' ? 'light' : 'dark';
}

/**
 * Draws a spec into a container once it comes near the view, with a library that is fetched then.
 * A later spec redraws the same canvas, so a change of theme does not blink.
 */
export function useDrawnChart(container: RefObject<HTMLDivElement | null>, spec: ChartSpec) {
  const isInView = useInView(container);
  const [state, setState] = useState<DrawingState>('waiting');
  const [attempt, setAttempt] = useState(0);
  const drawn = useRef<DrawnChart>(undefined);
  const latest = useRef(spec);

  useEffect(() => {
    latest.current = spec;
    const element = container.current;
    if (!drawn.current || !element) return;
    announceDrawing(drawn.current.update(spec).then(() => showGround(element, spec)));
  }, [container, spec]);

  useEffect(() => {
    const element = container.current;
    if (!element || !isInView) return undefined;
    const life = new AbortController();
    const isOver = () => life.signal.aborted;
    const observer = new ResizeObserver(() => {
      drawn.current?.fit().catch(ignore);
    });

    const draw = async () => {
      const { drawChart } = await import(/* webpackChunkName: "drawing" */ './ant-charts');
      if (isOver()) return;
      const firstSpec = latest.current;
      const chart = await drawChart(element, firstSpec);
      if (isOver()) {
        chart.destroy();
        return;
      }
      drawn.current = chart;
      if (latest.current !== firstSpec) await chart.update(latest.current);
      showGround(element, latest.current);
      observer.observe(element);
      setState('drawn');
    };

    announceDrawing(
      draw().catch(() => {
        if (!isOver()) setState('failed');
      }),
    );

    return () => {
      life.abort();
      observer.disconnect();
      drawn.current?.destroy();
      drawn.current = undefined;
    };
  }, [container, isInView, attempt]);

  return {
    state,
    retry: () => {
      setState('waiting');
      setAttempt((count) => count + 1);
    },
    canvas: () => drawn.current?.canvas() ?? null,
  };
}

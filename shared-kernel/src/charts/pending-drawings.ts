const pendingDrawings = new Set<Promise<unknown>>();

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Registers a promise that settles when a chart is drawn. Printing waits for it. */
export function trackChartDrawing(drawing: Promise<unknown>): void {
  const ended = drawing
    .catch(() => undefined)
    .finally(() => {
      pendingDrawings.delete(ended);
    });
  pendingDrawings.add(ended);
}

/** Resolves when all registered chart drawings have settled, including those registered while waiting. */
export async function waitForChartDrawings(): Promise<void> {
  await nextTask();
  while (pendingDrawings.size > 0) {
    await Promise.all(pendingDrawings);
    await nextTask();
  }
}

const pendingDrawings = new Set<Promise<unknown>>();

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Registers a drawing that printing waits for, until the promise settles. */
export function trackDrawing(drawing: Promise<unknown>): void {
  const ended = drawing
    .catch(() => undefined)
    .finally(() => {
      pendingDrawings.delete(ended);
    });
  pendingDrawings.add(ended);
}

/** Resolves when all registered drawings have ended, including those that start meanwhile. */
export async function waitForDrawings(): Promise<void> {
  await nextTask();
  while (pendingDrawings.size > 0) {
    await Promise.all(pendingDrawings);
    await nextTask();
  }
}

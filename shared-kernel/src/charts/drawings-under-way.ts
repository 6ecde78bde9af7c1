const underWay = new Set<Promise<unknown>>();

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Registers a drawing that printing waits for, until the promise settles. */
export function announceDrawing(drawing: Promise<unknown>): void {
  const ended = drawing
    .catch(() => undefined)
    .finally(() => {
      underWay.delete(ended);
    });
  underWay.add(ended);
}

/** Resolves when all registered drawings have ended, including those that start meanwhile. */
export async function drawingsEnded(): Promise<void> {
  await nextTask();
  while (underWay.size > 0) {
    await Promise.all(underWay);
    await nextTask();
  }
}

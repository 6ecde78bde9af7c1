const underWay = new Set<Promise<unknown>>();

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Lets the printing code know of a drawing until it has ended, well or not. */
export function announceDrawing(drawing: Promise<unknown>): void {
  const ended = drawing
    .catch(() => undefined)
    .finally(() => {
      underWay.delete(ended);
    });
  underWay.add(ended);
}

/** Settles once every drawing that the page asked for stands, those that it asks for next included. */
export async function drawingsEnded(): Promise<void> {
  await nextTask();
  while (underWay.size > 0) {
    await Promise.all(underWay);
    await nextTask();
  }
}

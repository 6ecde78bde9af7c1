/** Functions that are called for each event. */
export class Listeners<Event> {
  private readonly all = new Set<(event: Event) => void>();

  /** Adds a listener. The returned function removes it. */
  add(listener: (event: Event) => void): () => void {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  }

  /** Calls the listeners. An error in one of them does not prevent the other calls. */
  notify(event: Event): void {
    for (const listener of [...this.all]) {
      try {
        listener(event);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  clear(): void {
    this.all.clear();
  }
}

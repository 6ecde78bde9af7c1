/** A set of functions that are called for each event. */
export class Listeners<Event> {
  private readonly all = new Set<(event: Event) => void>();

  add(listener: (event: Event) => void): () => void {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  }

  /** Calls all listeners, even if one listener throws an error. */
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

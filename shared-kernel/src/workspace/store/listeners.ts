/** A set of listeners; one that throws does not keep the others from hearing. */
export function createListeners<E>() {
  const listeners = new Set<(event: E) => void>();
  return {
    subscribe: (listener: (event: E) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (event: E): void => {
      for (const listener of [...listeners]) {
        try {
          listener(event);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}

/** Lets work through unless other work holds it closed. */
export function createGate() {
  let holders = 0;
  const waiting: (() => void)[] = [];
  return {
    /** Does work while no one is let through. */
    async whileClosed<T>(work: () => Promise<T>): Promise<T> {
      holders += 1;
      try {
        return await work();
      } finally {
        holders -= 1;
        if (holders === 0) for (const go of waiting.splice(0)) go();
      }
    },
    /** Waits until no one holds it closed. */
    open: async (): Promise<void> => {
      while (holders > 0) await new Promise<void>((go) => waiting.push(go));
    },
  };
}

export type Gate = ReturnType<typeof createGate>;

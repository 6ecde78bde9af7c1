export interface BenchOptions {
  /** How often each thing is measured, where a bench leaves that open. */
  readonly rounds?: number | undefined;
}

/** Measures one thing and returns what to print. */
export type Bench = (onProgress: (text: string) => void, options?: BenchOptions) => Promise<string>;

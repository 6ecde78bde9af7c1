/** What a bench leaves open. */
export interface BenchOptions {
  /** How often each thing is measured. */
  readonly rounds?: number;
  /** Names of what is measured; everything unless some are given. */
  readonly rows?: readonly string[];
  /** Records a list, ascending. */
  readonly sizes?: readonly number[];
}

/** Measures one thing and returns what to print. */
export type Bench = (onProgress: (text: string) => void, options?: BenchOptions) => Promise<string>;

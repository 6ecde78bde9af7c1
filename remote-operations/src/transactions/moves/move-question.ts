/** A move that has to be said why. */
export interface MoveQuestion {
  readonly move: 'hold' | 'reject' | 'release';
  readonly transactionId: string;
  /** What comes after it. */
  readonly onDone?: (() => void) | undefined;
}

/** A move that has to be said why. */
export interface MoveQuestion {
  readonly move: 'hold' | 'reject';
  readonly transactionId: string;
}

import type { ReasonedMove } from '../commands/transaction-moves';

/** A move that needs a reason. */
export interface MoveQuestion {
  readonly move: ReasonedMove;
  readonly transactionId: string;
  /** Runs after the move. */
  readonly onDone?: (() => void) | undefined;
}

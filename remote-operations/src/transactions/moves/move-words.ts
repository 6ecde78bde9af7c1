import type { ReasonedMove } from '../commands/transaction-moves';

interface MoveWords {
  readonly verb: string;
  readonly question: string;
  readonly questionOfMany: string;
  readonly hint: string;
  /** Reasons that are often given. */
  readonly reasons: readonly string[];
}

/** The words of the dialogs that ask for a reason. */
export const moveWords: Record<ReasonedMove, MoveWords> = {
  hold: {
    verb: 'Hold',
    question: 'Why is this payment held?',
    questionOfMany: 'Why are these payments held?',
    hint: 'Sign-offs are kept. You can release it later.',
    reasons: [],
  },
  release: {
    verb: 'Release',
    question: 'Why can this payment be released?',
    questionOfMany: 'Why can these payments be released?',
    hint: 'It continues where it was before the hold.',
    reasons: ['False positive', 'Document received', 'Approved by compliance'],
  },
  reject: {
    verb: 'Reject',
    question: 'Why is this payment rejected?',
    questionOfMany: 'Why are these payments rejected?',
    hint: 'This is final: the transaction is marked Failed.',
    reasons: [],
  },
};

import { lateDialogs } from 'shared-kernel/ui';
import type { MoveQuestion } from './moves/move-dialog';

/** The way to the dialog that asks why, and the place where it opens. */
export const { useOpening, Dialogs } = lateDialogs<MoveQuestion>(
  async () =>
    (await import(/* webpackChunkName: "transaction-dialogs" */ './moves/move-dialog')).MoveDialog,
);

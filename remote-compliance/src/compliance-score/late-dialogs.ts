import { lateDialogs } from 'shared-kernel/ui';
import { type MilestoneQuestion } from './milestone-question';

/** The way to the dialog that decides on a milestone, and the place where it opens. */
export const { useOpening, Dialogs } = lateDialogs<MilestoneQuestion>(
  async () =>
    (await import(/* webpackChunkName: "case-dialogs" */ './case/decide-milestone-dialog'))
      .DecideMilestoneDialog,
);

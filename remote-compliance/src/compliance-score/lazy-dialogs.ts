import { lazyDialogs } from 'shared-kernel/ui';
import type { CaseDialog } from './case-dialog';

/** The way to the dialogs that decide on a case, and the place where they open. */
export const { useOpening, Dialogs } = lazyDialogs<CaseDialog>(
  async () =>
    (await import(/* webpackChunkName: "case-dialogs" */ './case/case-dialogs')).CaseDialogs,
);

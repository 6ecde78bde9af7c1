import { lazyDialogs } from 'shared-kernel/ui';
import type { CaseDialog } from './case-dialog';

/** Hook and host for the dialogs, which are loaded lazily. */
export const { useOpening, Dialogs } = lazyDialogs<CaseDialog>(
  async () =>
    (await import(/* webpackChunkName: "case-dialogs" */ './case/case-dialogs')).CaseDialogs,
);

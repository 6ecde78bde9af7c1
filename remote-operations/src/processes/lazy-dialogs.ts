import { lazyDialogs } from 'shared-kernel/ui';
import type { ProcessDialog } from './process-dialogs';

/** Lazy dialogs of the screen, with the hook that opens them. */
export const { useOpening, Dialogs } = lazyDialogs<ProcessDialog>(
  async () =>
    (await import(/* webpackChunkName: "process-dialogs" */ './process-dialogs')).ProcessDialogs,
);

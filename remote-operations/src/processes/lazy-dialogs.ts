import { lazyDialogs } from 'shared-kernel/ui';
import type { ProcessDialog } from './process-dialogs';

/** Hook that opens the lazy dialogs, and the component that renders them. */
export const { useOpening, Dialogs } = lazyDialogs<ProcessDialog>(
  async () =>
    (await import(/* webpackChunkName: "process-dialogs" */ './process-dialogs')).ProcessDialogs,
);

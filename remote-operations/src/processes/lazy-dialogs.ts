import { lazyDialogs } from 'shared-kernel/ui';
import type { ProcessDialog } from './process-dialogs';

export const { useOpening, Dialogs } = lazyDialogs<ProcessDialog>(
  async () =>
    (await import(/* webpackChunkName: "process-dialogs" */ './process-dialogs')).ProcessDialogs,
);

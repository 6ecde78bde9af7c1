import { lazyDialogs } from 'shared-kernel/ui';
import type { ProcessDialog } from './process-dialogs';

export const { useDialogOpener, Dialogs } = lazyDialogs<ProcessDialog>(
  async () =>
    (await import(/* webpackChunkName: "process-dialogs" */ './process-dialogs')).ProcessDialogs,
);

import { createLazyDialogs } from 'shared-kernel/ui';
import type { ProcessDialog } from './process-dialogs';

export const { useDialogOpener, Dialogs } = createLazyDialogs<ProcessDialog>(
  async () =>
    (await import(/* webpackChunkName: "process-dialogs" */ './process-dialogs')).ProcessDialogs,
);

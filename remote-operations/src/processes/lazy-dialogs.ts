import { lazyDialogs } from 'shared-kernel/ui';
import type { ProcessDialog } from './process-dialogs';

/** The way to every dialog of the screen, and the place where they open. */
export const { useOpening, Dialogs } = lazyDialogs<ProcessDialog>(
  async () =>
    (await import(/* webpackChunkName: "process-dialogs" */ './process-dialogs')).ProcessDialogs,
);

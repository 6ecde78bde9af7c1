import { lateDialogs } from 'shared-kernel/ui';
import type { ClientDialog } from './client-dialog';

/** The way to every dialog of the screen, and the place where they open. */
export const { useOpening, Dialogs } = lateDialogs<ClientDialog>(
  async () =>
    (await import(/* webpackChunkName: "client-dialogs" */ './client-dialogs')).ClientDialogs,
);

import { createLazyDialogs } from 'shared-kernel/ui';
import type { ComplianceDialog } from './compliance-dialog';

export const { useDialogOpener, Dialogs } = createLazyDialogs<ComplianceDialog>(
  async () =>
    (await import(/* webpackChunkName: "case-dialogs" */ './record/compliance-dialogs'))
      .ComplianceDialogs,
);

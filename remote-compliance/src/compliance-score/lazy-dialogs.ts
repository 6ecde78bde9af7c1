import { lazyDialogs } from 'shared-kernel/ui';
import type { ComplianceDialog } from './compliance-dialog';

export const { useOpening, Dialogs } = lazyDialogs<ComplianceDialog>(
  async () =>
    (await import(/* webpackChunkName: "case-dialogs" */ './record/compliance-dialogs'))
      .ComplianceDialogs,
);

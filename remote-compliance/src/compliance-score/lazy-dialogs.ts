import { lazyDialogs } from 'shared-kernel/ui';
import type { ComplianceDialog } from './compliance-dialog';

/** Hook that opens the lazy dialogs, and the component that renders them. */
export const { useOpening, Dialogs } = lazyDialogs<ComplianceDialog>(
  async () =>
    (await import(/* webpackChunkName: "case-dialogs" */ './record/compliance-dialogs'))
      .ComplianceDialogs,
);

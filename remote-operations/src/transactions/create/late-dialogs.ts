import { lateDialogs } from 'shared-kernel/ui';

/** The dialogs that create payments. */
export interface EntryDialog {
  readonly kind: 'create' | 'import';
}

export const { useOpening: useEntryOpening, Dialogs: EntryDialogPlace } = lateDialogs<EntryDialog>(
  async () =>
    (await import(/* webpackChunkName: "payment-entry" */ './entry-dialogs')).EntryDialogs,
);

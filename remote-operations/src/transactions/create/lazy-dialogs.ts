import { lazyDialogs } from 'shared-kernel/ui';

export interface EntryDialog {
  readonly kind: 'create' | 'import';
}

export const { useOpening: useEntryOpening, Dialogs: EntryDialogPlace } = lazyDialogs<EntryDialog>(
  async () =>
    (await import(/* webpackChunkName: "payment-entry" */ './entry-dialogs')).EntryDialogs,
);

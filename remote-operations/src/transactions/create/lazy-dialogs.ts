import { createLazyDialogs } from 'shared-kernel/ui';

export interface AddPaymentsDialog {
  readonly kind: 'create' | 'import';
}

export const { useDialogOpener: useAddPaymentsOpener, Dialogs: AddPaymentsDialogs } =
  createLazyDialogs<AddPaymentsDialog>(
    async () =>
      (await import(/* webpackChunkName: "payment-entry" */ './add-payments-dialog-content'))
        .AddPaymentsDialogContent,
  );

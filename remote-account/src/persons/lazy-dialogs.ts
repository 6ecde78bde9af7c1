import { createLazyDialogs } from 'shared-kernel/ui';

export type PersonDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string };

export const { useDialogOpener, Dialogs } = createLazyDialogs<PersonDialog>(
  async () =>
    (await import(/* webpackChunkName: "person-dialogs" */ './person-dialogs')).PersonDialogs,
);

import { lazyDialogs } from 'shared-kernel/ui';

export type PersonDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string };

/** The hook that opens the lazy dialogs, and the component that renders them. */
export const { useOpening, Dialogs } = lazyDialogs<PersonDialog>(
  async () =>
    (await import(/* webpackChunkName: "person-dialogs" */ './person-dialogs')).PersonDialogs,
);

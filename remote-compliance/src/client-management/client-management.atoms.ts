import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The dialog that is open over the list or a profile. */
export type ClientDialog =
  | { readonly kind: 'add-client' }
  | { readonly kind: 'edit-client'; readonly clientId: string }
  | { readonly kind: 'add-user'; readonly clientId: string }
  | { readonly kind: 'edit-user'; readonly clientId: string; readonly userId: string }
  | { readonly kind: 'upload-document'; readonly clientId: string }
  | {
      readonly kind: 'decide-document';
      readonly clientId: string;
      readonly documentId: string;
      readonly decision: 'approve' | 'reject';
    };

const openDialogAtom = atom<ClientDialog | undefined>(undefined);

/** Opens a dialog in place of any that is open; none when `undefined`. */
export const useOpenDialog = () => useSetAtom(openDialogAtom);

export const useDialog = () => useAtomValue(openDialogAtom);

/** Closes what is open when the screen goes, so that it does not greet whoever comes back. */
export function useCloseDialogOnLeave() {
  const open = useOpenDialog();
  useEffect(() => () => open(undefined), [open]);
}

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The dialog that is open over the list or the details. */
export type ContractDialog =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'edit' | 'sign' | 'upload' | 'schedule' | 'recording';
      readonly contractId: string;
    }
  | { readonly kind: 'preview'; readonly contractId: string; readonly documentId: string };

const openDialogAtom = atom<ContractDialog | undefined>(undefined);

/** The dialog that is open, if any. */
export const useDialog = () => useAtomValue(openDialogAtom);

/** Opens a dialog in place of any that is open; closes it when `undefined`. */
export const useOpenDialog = () => useSetAtom(openDialogAtom);

/** Closes what is open when the screen goes, so that it does not greet whoever comes back. */
export function useCloseDialogOnLeave() {
  const open = useOpenDialog();
  useEffect(() => () => open(undefined), [open]);
}

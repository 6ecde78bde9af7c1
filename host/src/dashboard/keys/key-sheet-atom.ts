import { atom } from 'jotai';

/** Whether the sheet of all keys is open. */
export const isKeySheetOpenAtom = atom(false);

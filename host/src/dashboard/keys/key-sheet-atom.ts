import { atom } from 'jotai';

export const isKeySheetOpenAtom = atom(false);

import { atom } from 'jotai';

export const isKeyboardShortcutsOpenAtom = atom(false);

import { useAtom } from 'jotai';
import { createLazyDialog, useShortcut } from 'shared-kernel/ui';
import { isKeyboardShortcutsOpenAtom } from './keyboard-shortcuts-atom';

const KeyboardShortcutsDialog = createLazyDialog(
  async () =>
    (await import(/* webpackChunkName: "palette" */ './keyboard-shortcuts-dialog'))
      .KeyboardShortcutsDialog,
  {
    title: 'Keyboard shortcuts could not be loaded',
    description: 'Check the connection, then try again.',
  },
);

/** Dialog with the keyboard shortcuts, opened by `?`. Its code is part of the palette chunk. */
export function LazyKeyboardShortcutsDialog() {
  const [isOpen, setOpen] = useAtom(isKeyboardShortcutsOpenAtom);
  useShortcut('?', () => setOpen(true));
  return <KeyboardShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />;
}

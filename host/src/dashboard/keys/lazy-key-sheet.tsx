import { useAtom } from 'jotai';
import { lazyDialog, useShortcut } from 'shared-kernel/ui';
import { isKeySheetOpenAtom } from './key-sheet-atom';

const KeySheet = lazyDialog(
  async () => (await import(/* webpackChunkName: "palette" */ './key-sheet')).KeySheet,
  {
    title: 'Keyboard shortcuts could not be loaded',
    description: 'Check the connection, then try again.',
  },
);

/** The list of keyboard shortcuts, which the `?` key opens. The code is part of the palette chunk. */
export function LazyKeySheet() {
  const [isOpen, setOpen] = useAtom(isKeySheetOpenAtom);
  useShortcut('?', () => setOpen(true));
  return <KeySheet open={isOpen} onClose={() => setOpen(false)} />;
}

import { useAtom } from 'jotai';
import { LatePart, useShortcut } from 'shared-kernel/ui';
import { isKeySheetOpenAtom } from './key-sheet-atom';

const loadSheet = async () =>
  (await import(/* webpackChunkName: "palette" */ './key-sheet')).KeySheet;

const failure = {
  title: 'The list of keys could not be loaded',
  description: 'Check the connection, then try again.',
};

/** The sheet of all keys, which `?` opens; its code comes with the palette's. */
export function LazyKeySheet() {
  const [isOpen, setOpen] = useAtom(isKeySheetOpenAtom);
  useShortcut('?', () => setOpen(true));
  return (
    <LatePart load={loadSheet} isAsked={isOpen} failure={failure} onFail={() => setOpen(false)}>
      {(Sheet) => <Sheet />}
    </LatePart>
  );
}

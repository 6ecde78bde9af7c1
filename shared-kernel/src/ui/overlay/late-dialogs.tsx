import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { dialogPrefetchDelayMs } from '../../loading/limits';
import { prefersLessData, whenIdle } from '../../shell';
import type { CommandButtonProps } from '../input/command-button';
import { dialogFailure } from './dialog-failure';
import { LatePart } from '../layout/late-part';

/** How long a button waits for its dialog before it says so, in milliseconds. */
const noticeableMs = 300;

/** What the dialogs of a screen are handed: which is meant, whether it is open, and how it is closed. */
export interface LateDialogProps<Dialog> {
  /** The dialog that is open, or was last. */
  readonly dialog: Dialog;
  readonly open: boolean;
  readonly onClose: () => void;
}

type OpeningProps = Pick<CommandButtonProps, 'loading' | 'onFocus' | 'onPointerEnter' | 'onPress'>;

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => Reflect.get(one, name) === value && Reflect.get(other, name) === value,
  );

/**
 * The dialogs of a screen, whose code is one chunk that comes after the screen: ahead of time where the
 * reader does not save data, when a button of theirs is pointed at or focused, or at the latest pressed.
 */
export function lateDialogs<Dialog extends object>(
  load: () => Promise<ComponentType<LateDialogProps<Dialog>>>,
) {
  const openAtom = atom<Dialog | undefined>(undefined);
  const isHereAtom = atom(false);
  const awaitedAtom = atom((get) => (get(isHereAtom) ? undefined : get(openAtom)));
  const bringAtom = atom(null, async (_get, set) => {
    const Dialogs = await load();
    set(isHereAtom, true);
    return Dialogs;
  });
  /** Ignores failures: pressing the button asks again. */
  const bringAheadAtom = atom(null, async (_get, set) => {
    if (!prefersLessData()) await set(bringAtom).catch(() => undefined);
  });

  /** What a button that opens a dialog is given: it takes the place of any that is open. */
  function useOpening(): (dialog: Dialog) => OpeningProps {
    const open = useSetAtom(openAtom);
    const bringAhead = useSetAtom(bringAheadAtom);
    const awaited = useAtomValue(awaitedAtom);
    const ahead = () => void bringAhead();
    return (dialog) => ({
      loading: awaited !== undefined && isSame(awaited, dialog) && { delay: noticeableMs },
      onFocus: ahead,
      onPointerEnter: ahead,
      onPress: () => open(dialog),
    });
  }

  /** The open dialog, which stays in the document while it closes so that focus finds its way back. */
  function Dialogs() {
    const [dialog, open] = useAtom(openAtom);
    const bring = useSetAtom(bringAtom);
    const bringAhead = useSetAtom(bringAheadAtom);
    const [last, setLast] = useState({ dialog, turn: 0 });
    if (dialog && dialog !== last.dialog) setLast({ dialog, turn: last.turn + 1 });

    useEffect(() => {
      const timer = setTimeout(() => void whenIdle().then(bringAhead), dialogPrefetchDelayMs);
      return () => clearTimeout(timer);
    }, [bringAhead]);
    // What is open when the screen goes does not greet whoever comes back.
    useEffect(() => () => open(undefined), [open]);

    const close = () => open(undefined);
    const wanted = last.dialog;
    if (!wanted) return null;
    return (
      <LatePart load={bring} isAsked={dialog !== undefined} failure={dialogFailure} onFail={close}>
        {(Part) => (
          <Part key={last.turn} dialog={wanted} open={dialog !== undefined} onClose={close} />
        )}
      </LatePart>
    );
  }

  return { useOpening, Dialogs };
}

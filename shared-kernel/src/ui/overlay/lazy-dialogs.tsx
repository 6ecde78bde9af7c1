import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type FunctionComponent } from 'react';
import { loadingLimits } from '../../loading/limits';
import { prefersLessData, whenIdle } from '../../shell';
import type { ButtonProps } from '../antd';
import { lazyDialog } from './lazy-dialog';

/** How long a button waits for its dialog before it shows that, in milliseconds. */
const noticeableMs = 300;

/**
 * What the dialogs of a screen are handed: which is meant, whether it is open, and how it is closed.
 *
 * @example
 * const SignDialog = ({ dialog, open, onClose }: LazyDialogProps<ContractDialog>) => (
 *   <Dialog open={open} title={`Sign ${dialog.id}`} onClose={onClose}>
 *     <RecordText>{contract.title}</RecordText>
 *   </Dialog>
 * );
 */
export interface LazyDialogProps<Dialog> {
  /** The dialog that is open, or was last. */
  readonly dialog: Dialog;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface OpeningProps extends Pick<ButtonProps, 'loading' | 'onFocus' | 'onPointerEnter'> {
  readonly onPress: () => void;
}

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => Reflect.get(one, name) === value && Reflect.get(other, name) === value,
  );

/**
 * Loads code in idle time, unless the reader saves data.
 *
 * @example
 * usePreload(loadContractDialogs);
 */
export function usePreload(preload: () => unknown): void {
  useEffect(() => {
    if (prefersLessData()) return undefined;
    const timer = setTimeout(
      () => void whenIdle().then(preload),
      loadingLimits.dialogPrefetchDelayMs,
    );
    return () => clearTimeout(timer);
  }, [preload]);
}

/**
 * The dialogs of a screen, whose code is one chunk. It loads in idle time unless the reader saves data, when a button
 * of theirs is pointed at or focused, and at the latest when it is pressed.
 *
 * @example
 * const { useOpening, Dialogs } = lazyDialogs<ContractDialog>(loadContractDialogs);
 * const opening = useOpening();
 * <CommandButton {...opening({ kind: 'sign', id: contract.id })}>Sign</CommandButton>
 */
export function lazyDialogs<Dialog extends object>(
  load: () => Promise<FunctionComponent<LazyDialogProps<Dialog>>>,
) {
  const openAtom = atom<Dialog | undefined>(undefined);
  const noneAtom = atom(undefined);
  const LazyDialogs = lazyDialog(load);
  const { preload, useIsLoaded } = LazyDialogs;

  /** Props of a button that opens a dialog and closes any other. */
  function useOpening(): (dialog: Dialog) => OpeningProps {
    const open = useSetAtom(openAtom);
    const awaited = useAtomValue<Dialog | undefined>(useIsLoaded() ? noneAtom : openAtom);
    const prefetch = () => {
      if (!prefersLessData()) void preload();
    };
    return (dialog) => ({
      loading: awaited !== undefined && isSame(awaited, dialog) && { delay: noticeableMs },
      onFocus: prefetch,
      onPointerEnter: prefetch,
      onPress: () => open(dialog),
    });
  }

  /** The open dialog, which stays in the document while it closes so that focus finds its way back. */
  function Dialogs() {
    const [dialog, open] = useAtom(openAtom);
    const [last, setLast] = useState({ dialog, turn: 0 });
    if (dialog && dialog !== last.dialog) setLast({ dialog, turn: last.turn + 1 });

    usePreload(preload);
    // A dialog that is open when the reader leaves the screen does not open again on their return.
    useEffect(() => () => open(undefined), [open]);

    const wanted = last.dialog;
    if (!wanted) return null;
    return (
      <LazyDialogs
        key={last.turn}
        dialog={wanted}
        open={dialog !== undefined}
        onClose={() => open(undefined)}
      />
    );
  }

  return { useOpening, Dialogs };
}

import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type FunctionComponent } from 'react';
import { loadingLimits } from '../../loading/loading-limits';
import { isConnectionLimited, waitUntilIdle } from '../../shell';
import type { ButtonProps } from '../antd';
import { createLazyDialog } from './lazy-dialog';

/** Delay in ms after which a button shows that its dialog is still loading. */
const noticeableMs = 300;

/**
 * Whether a dialog is open, and the function that closes it.
 *
 * @example
 * const RateDialog = ({ client, ...open }: DialogControls & { readonly client: Client }) => (
 *   <Dialog {...open} title={`Rate ${client.companyName}`}>
 *     {client.riskLevel}
 *   </Dialog>
 * );
 */
export interface DialogControls {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The props of the component that renders a screen’s dialogs. `dialog` is the dialog that is open or was open last.
 *
 * @example
 * const SignDialog = ({ dialog, open, onClose }: LazyDialogProps<ContractDialog>) => (
 *   <Dialog open={open} title={`Sign ${dialog.id}`} onClose={onClose}>
 *     <RecordText>{contract.title}</RecordText>
 *   </Dialog>
 * );
 */
export interface LazyDialogProps<Dialog> extends DialogControls {
  readonly dialog: Dialog;
}

interface OpeningProps extends Pick<ButtonProps, 'loading' | 'onFocus' | 'onPointerEnter'> {
  readonly onPress: () => void;
}

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => Reflect.get(one, name) === value && Reflect.get(other, name) === value,
  );

/**
 * Loads code in idle time, unless the connection is metered or slow.
 *
 * @example
 * usePreload(loadContractDialogs);
 */
export function usePreload(preload: () => unknown): void {
  useEffect(() => {
    if (isConnectionLimited()) return undefined;
    const timer = setTimeout(
      () => void waitUntilIdle().then(preload),
      loadingLimits.dialogPrefetchDelayMs,
    );
    return () => clearTimeout(timer);
  }, [preload]);
}

/**
 * Loads all dialogs of a screen as one chunk. Loading starts in idle time, unless the connection is metered or slow. It
 * starts at the latest when the user hovers over, focuses or presses a button that opens a dialog.
 *
 * @example
 * const { useDialogOpener, Dialogs } = createLazyDialogs<ContractDialog>(loadContractDialogs);
 * const opening = useDialogOpener();
 * <CommandButton {...opening({ kind: 'sign', id: contract.id })}>Sign</CommandButton>
 */
export function createLazyDialogs<Dialog extends object>(
  load: () => Promise<FunctionComponent<LazyDialogProps<Dialog>>>,
) {
  const openAtom = atom<Dialog | undefined>(undefined);
  const noneAtom = atom(undefined);
  const LazyDialogs = createLazyDialog(load);
  const { preload, useIsLoaded } = LazyDialogs;

  function useOpening(): (dialog: Dialog) => OpeningProps {
    const open = useSetAtom(openAtom);
    const awaited = useAtomValue<Dialog | undefined>(useIsLoaded() ? noneAtom : openAtom);
    const prefetch = () => {
      if (!isConnectionLimited()) void preload();
    };
    return (dialog) => ({
      loading: awaited !== undefined && isSame(awaited, dialog) && { delay: noticeableMs },
      onFocus: prefetch,
      onPointerEnter: prefetch,
      onPress: () => open(dialog),
    });
  }

  function Dialogs() {
    const [dialog, open] = useAtom(openAtom);
    const [last, setLast] = useState({ dialog, turn: 0 });
    if (dialog && dialog !== last.dialog) setLast({ dialog, turn: last.turn + 1 });

    usePreload(preload);
    // Closes the dialog when the user leaves the screen, so that it does not reopen on return.
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

  return { useDialogOpener: useOpening, Dialogs };
}

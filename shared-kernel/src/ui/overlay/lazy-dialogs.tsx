import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { loadingLimits } from '../../loading/limits';
import { prefersLessData, whenIdle } from '../../shell';
import type { CommandButtonProps } from '../input/command-button';
import { dialogFailure } from './dialog';
import { LatePart } from '../layout/late-part';

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

type OpeningProps = Pick<CommandButtonProps, 'loading' | 'onFocus' | 'onPointerEnter' | 'onPress'>;

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => Reflect.get(one, name) === value && Reflect.get(other, name) === value,
  );

/** Which dialog is open, and whether the dialogs' code has loaded. */
function dialogAtoms<Dialog extends object>(
  load: () => Promise<ComponentType<LazyDialogProps<Dialog>>>,
) {
  const openAtom = atom<Dialog | undefined>(undefined);
  const isLoadedAtom = atom(false);
  const awaitedAtom = atom((get) => (get(isLoadedAtom) ? undefined : get(openAtom)));
  const loadAtom = atom(null, async (_get, set) => {
    const Dialogs = await load();
    set(isLoadedAtom, true);
    return Dialogs;
  });
  /** Ignores failures: pressing the button retries. */
  const prefetchAtom = atom(null, async (_get, set) => {
    if (!prefersLessData()) await set(loadAtom).catch(() => undefined);
  });
  return { openAtom, awaitedAtom, loadAtom, prefetchAtom };
}

function usePrefetch(prefetch: () => unknown): void {
  useEffect(() => {
    const timer = setTimeout(
      () => void whenIdle().then(prefetch),
      loadingLimits.dialogPrefetchDelayMs,
    );
    return () => clearTimeout(timer);
  }, [prefetch]);
}

/**
 * The dialogs of a screen, whose code is one chunk that comes after the screen: ahead of time where the
 * reader does not save data, when a button of theirs is pointed at or focused, or at the latest pressed.
 *
 * @example
 * const { useOpening, Dialogs } = lazyDialogs<ContractDialog>(loadContractDialogs);
 * const opening = useOpening();
 * <CommandButton {...opening({ kind: 'sign', id: contract.id })}>Sign</CommandButton>
 */
export function lazyDialogs<Dialog extends object>(
  load: () => Promise<ComponentType<LazyDialogProps<Dialog>>>,
) {
  const { openAtom, awaitedAtom, loadAtom, prefetchAtom } = dialogAtoms(load);

  /** What a button that opens a dialog is given: it takes the place of any that is open. */
  function useOpening(): (dialog: Dialog) => OpeningProps {
    const open = useSetAtom(openAtom);
    const prefetch = useSetAtom(prefetchAtom);
    const awaited = useAtomValue(awaitedAtom);
    const ahead = () => void prefetch();
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
    const loadPart = useSetAtom(loadAtom);
    const prefetch = useSetAtom(prefetchAtom);
    const [last, setLast] = useState({ dialog, turn: 0 });
    if (dialog && dialog !== last.dialog) setLast({ dialog, turn: last.turn + 1 });

    usePrefetch(prefetch);
    // A dialog that is open when the reader leaves the screen does not open again on their return.
    useEffect(() => () => open(undefined), [open]);

    const close = () => open(undefined);
    const wanted = last.dialog;
    if (!wanted) return null;
    return (
      <LatePart
        load={loadPart}
        isAsked={dialog !== undefined}
        failure={dialogFailure}
        onFail={close}
      >
        {(Part) => (
          <Part key={last.turn} dialog={wanted} open={dialog !== undefined} onClose={close} />
        )}
      </LatePart>
    );
  }

  return { useOpening, Dialogs };
}

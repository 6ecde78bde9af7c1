import { atom, useSetAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

/**
 * Time in ms that a toast is visible (E1).
 *
 * @example
 * setTimeout(onClose, toastDurationMs);
 */
export const toastDurationMs = 5000;

/** Time in ms until a hidden toast is removed from memory (E1, B21). */
const toastRemovalDelayMs = 1_000_000;

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: ToastAction | undefined;
  readonly variant: 'default' | 'destructive';
  readonly isOpen: boolean;
}

export type ToastRequest = Pick<Toast, 'title' | 'description' | 'action'> & {
  readonly variant?: Toast['variant'];
};

const toastRecordAtom = atom<Toast | undefined>(undefined);

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

const showToastAtom = atom(null, (_get, set, request: ToastRequest) => {
  clearTimeout(removal);
  lastId += 1;
  set(toastRecordAtom, { variant: 'default', ...request, id: lastId, isOpen: true });
});

const hideToastAtom = atom(null, (get, set, id: number) => {
  const toast = get(toastRecordAtom);
  if (toast?.id !== id || !toast.isOpen) return;
  set(toastRecordAtom, { ...toast, isOpen: false });
  removal = setTimeout(() => {
    if (get(toastRecordAtom)?.id === id) set(toastRecordAtom, undefined);
  }, toastRemovalDelayMs);
});

const withdrawOfferAtom = atom(null, (get, set) => {
  const toast = get(toastRecordAtom);
  if (toast?.action) set(hideToastAtom, toast.id);
});

/**
 * Returns a function that hides a toast with an action, such as Undo. Call it when the action is no longer possible.
 *
 * @example
 * const withdrawOffer = useDismissToastAction();
 * withdrawOffer();
 */
export const useDismissToastAction = () => useSetAtom(withdrawOfferAtom);

/**
 * Returns the most recent toast, even if it is already hidden (E1).
 *
 * @example
 * const { toast, hide } = useCurrentToast();
 * if (toast?.isOpen === true) hide(toast.id);
 */
export function useCurrentToast() {
  const toast = useAtomValue(toastRecordAtom);
  const hide = useSetAtom(hideToastAtom);
  return { toast, hide };
}

/**
 * Returns a function that shows a toast. A new toast replaces the current one.
 *
 * @example
 * const { show } = useToast();
 * show({ title: 'Copied', description: 'The link is on the clipboard.' });
 */
export function useToast() {
  const show = useSetAtom(showToastAtom);
  return useMemo(() => ({ show }), [show]);
}

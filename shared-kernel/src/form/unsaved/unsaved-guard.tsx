import { useBlocker } from 'react-router-dom';
import { Button, ConfirmDialog } from '../../ui';
import type { FormDraft } from '../drafts/use-draft';
import { createContext, useEffect } from 'react';

interface AskBeforeLeavingProps {
  /** What is being saved may be left: it is saved all the same. */
  readonly isSaving: boolean;
  /** Offers to leave with what was typed kept. */
  readonly draft?: FormDraft | undefined;
  /** Whether going from one address to another leaves the form; see `leavesForm`. */
  readonly leaves?: (current: Place, next: Place) => boolean;
  /** Whether the form is about to be left otherwise, such as by Escape. */
  readonly isLeaving?: boolean;
  readonly onStay?: () => void;
  readonly onLeave?: () => void;
}

export interface UnsavedGuardProps extends AskBeforeLeavingProps {
  readonly isDirty: boolean;
}

/** Asks before what was typed is lost: to another address of the product, to Escape or with the page. */
export const UnsavedGuard = ({ isDirty, ...props }: UnsavedGuardProps) =>
  // The router asks one blocker at a time: there is one only where there is something to lose.
  isDirty && <AskBeforeLeaving {...props} />;

function AskBeforeLeaving({
  isSaving,
  draft,
  leaves = leavesForm,
  isLeaving = false,
  onStay,
  onLeave,
}: AskBeforeLeavingProps) {
  useUnloadWarning(true);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isSaving && leaves(currentLocation, nextLocation),
  );
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={isLeaving || blocker.state === 'blocked'}
      title="Discard changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      alternative={draft && <Button onClick={leave}>Keep draft</Button>}
      tone="danger"
      onConfirm={() => {
        draft?.forget();
        leave();
      }}
      onCancel={() => {
        onStay?.();
        blocker.reset?.();
      }}
    >
      You have unsaved changes.
    </ConfirmDialog>
  );
}

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

const placing = ['tab', 'section'] as const;

/** Whether going from one address to another leaves a form of the page: its portal, its tab or its section. */
export function leavesForm(current: Place, next: Place): boolean {
  if (current.pathname !== next.pathname) return true;
  const [here, there] = [new URLSearchParams(current.search), new URLSearchParams(next.search)];
  return placing.some((name) => here.get(name) !== there.get(name));
}

/** Whether going from one address to another leaves a dialog: it lies over its page as it is. */
export const leavesDialog = (current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || current.search !== next.search;

/** What a form reports to the dialog around it. */
export interface UnsavedForm {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly draft: FormDraft | undefined;
}

interface DialogOfForm {
  /** Reports the state of the form; `undefined` once it is removed. */
  readonly report: (form: UnsavedForm | undefined) => void;
  /** Closes the dialog, after asking when something was typed. */
  readonly leave: () => void;
  readonly close: () => void;
}

const nothing = () => undefined;

/** The dialog around a form. */
export const UnsavedContext = createContext<DialogOfForm>({
  report: nothing,
  leave: nothing,
  close: nothing,
});

/**
 * Lets the browser ask before the page is closed or reloaded.
 *
 * @example
 * useUnloadWarning(form.formState.isDirty);
 */
export function useUnloadWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

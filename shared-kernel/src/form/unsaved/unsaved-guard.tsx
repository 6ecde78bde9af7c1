import { useBlocker } from 'react-router-dom';
import { warnBeforeUnload } from '../../shell/warn-before-unload';
import { Button, ConfirmDialog } from '../../ui';
import type { FormDraft } from '../drafts/use-draft';
import { createContext, useEffect } from 'react';

interface AskBeforeLeavingProps {
  /**
   * Whether the form is being saved. During this time the user can leave without a warning, because saving continues.
   */
  readonly isSaving: boolean;
  readonly draft?: FormDraft | undefined;
  readonly leaves?: (current: FormLocation, next: FormLocation) => boolean;
  /** Whether the user is closing the form by other means than navigation, for example with Escape. */
  readonly isLeaving?: boolean;
  readonly onStay?: () => void;
  readonly onLeave?: () => void;
}

export interface UnsavedGuardProps extends AskBeforeLeavingProps {
  readonly isDirty: boolean;
}

/** Warns before unsaved input is lost by navigation, by Escape or by closing the page. */
export const UnsavedGuard = ({ isDirty, ...props }: UnsavedGuardProps) =>
  // The router supports only one blocker at a time. The blocker is therefore mounted only if there is unsaved input.
  isDirty && <NavigationBlocker {...props} />;

function NavigationBlocker({
  isSaving,
  draft,
  leaves = isLeavingForm,
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

export interface FormLocation {
  readonly pathname: string;
  readonly search: string;
}

const placing = ['tab', 'section'] as const;

/** Whether a navigation leaves the form: it changes the portal, the tab or the section. */
export function isLeavingForm(current: FormLocation, next: FormLocation): boolean {
  if (current.pathname !== next.pathname) return true;
  const [here, there] = [new URLSearchParams(current.search), new URLSearchParams(next.search)];
  return placing.some((name) => here.get(name) !== there.get(name));
}

/** Whether a navigation closes a dialog: it changes the path or the query. */
export const isLeavingDialog = (current: FormLocation, next: FormLocation): boolean =>
  current.pathname !== next.pathname || current.search !== next.search;

export interface UnsavedForm {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly draft: FormDraft | undefined;
}

interface DialogOfForm {
  readonly report: (form: UnsavedForm | undefined) => void;
  readonly leave: () => void;
  readonly close: () => void;
}

const nothing = () => undefined;

export const UnsavedFormContext = createContext<DialogOfForm>({
  report: nothing,
  leave: nothing,
  close: nothing,
});

/**
 * Makes the browser warn before the page is closed or reloaded.
 *
 * @example
 * useUnloadWarning(form.formState.isDirty);
 */
export function useUnloadWarning(isNeeded: boolean) {
  useEffect(() => (isNeeded ? warnBeforeUnload() : undefined), [isNeeded]);
}

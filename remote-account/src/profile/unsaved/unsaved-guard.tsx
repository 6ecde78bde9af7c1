import { useBlocker } from 'shared-kernel/shell';
import { ConfirmDialog } from 'shared-kernel/ui';
import { leavesForm } from './leaves-form';
import { useUnloadWarning } from './use-unload-warning';

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  /** What is being saved may be left: it is saved all the same. */
  readonly isSaving: boolean;
}

/** Asks before what was typed is lost, to another tab of the product or with the page. */
export function UnsavedGuard({ isDirty, isSaving }: UnsavedGuardProps) {
  useUnloadWarning(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaving && leavesForm(currentLocation, nextLocation),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Discard changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you changed is not saved yet.
    </ConfirmDialog>
  );
}

import { useBlocker } from 'react-router-dom';
import { Button, ConfirmDialog } from '../../ui';
import type { GivenDraft } from '../drafts/use-draft';
import { useUnloadWarning } from '../drafts/use-unload-warning';
import { leavesForm, type Place } from './leaves-form';

interface AskBeforeLeavingProps {
  /** What is being saved may be left: it is saved all the same. */
  readonly isSaving: boolean;
  /** Offers to leave with what was typed kept. */
  readonly draft?: GivenDraft | undefined;
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
        (draft?.discard ?? draft?.forget)?.();
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

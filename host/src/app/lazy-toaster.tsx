import { useEffect, useState, useEffectEvent } from 'react';
import { loadingLimits } from 'shared-kernel/loading';
import { useCurrentToast, toastDurationMs } from 'shared-kernel/shell';
import { PlainBoundary, useLatePart } from 'shared-kernel/ui';
import styles from './plain-toast.module.css';

const loadToaster = async () => (await import('shared-kernel/ui/toaster')).Toaster;

/** The toast's place; its code arrives with the first toast, which is shown plainly where the code does not load. */
export function LazyToaster() {
  const { toast, hide } = useCurrentToast();
  const [failedFor, setFailedFor] = useState<number>();
  const { Part: Toaster } = useLatePart({
    load: loadToaster,
    occasion: toast?.id,
    onFail: () => setFailedFor(toast?.id),
  });

  const awaitedFor = Toaster ? undefined : toast?.id;
  useEffect(() => {
    if (awaitedFor === undefined) return undefined;
    const timer = setTimeout(() => setFailedFor(awaitedFor), loadingLimits.toasterLimitMs);
    return () => clearTimeout(timer);
  }, [awaitedFor]);

  if (!toast) return null;
  const plain = toast.isOpen && (
    <PlainToast key={toast.id} toast={toast} onClose={() => hide(toast.id)} />
  );
  if (Toaster) {
    return (
      <PlainBoundary fallback={() => plain}>
        <Toaster />
      </PlainBoundary>
    );
  }
  return failedFor === toast.id && plain;
}

interface PlainToastProps {
  readonly toast: NonNullable<ReturnType<typeof useCurrentToast>['toast']>;
  readonly onClose: () => void;
}

/**
 * A toast without the toaster: it stays as long, and longer while the pointer or the focus is in it, until it is
 * closed or another takes its place (E1, B21).
 */
export function PlainToast({
  toast: { variant, title, description, action },
  onClose,
}: PlainToastProps) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), toastDurationMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div
      className={styles.toast}
      role={variant === 'destructive' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.words}>
        <strong>{title}</strong>
        {description !== undefined && <span>{description}</span>}
      </p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

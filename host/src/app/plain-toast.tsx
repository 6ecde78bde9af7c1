import { useEffect, useEffectEvent, useState } from 'react';
import { toastDurationMs, type useCurrentToast } from 'shared-kernel/shell';
import styles from './plain-toast.module.css';

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

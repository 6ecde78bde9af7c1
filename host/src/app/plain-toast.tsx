import type { useCurrentToast } from 'shared-kernel/shell';
import styles from './plain-toast.module.css';

interface PlainToastProps {
  readonly toast: NonNullable<ReturnType<typeof useCurrentToast>['toast']>;
  readonly onClose: () => void;
}

/** A toast without the toaster: it stays until it is closed or another takes its place. */
export function PlainToast({
  toast: { variant, title, description, action },
  onClose,
}: PlainToastProps) {
  return (
    <div className={styles.toast} role={variant === 'destructive' ? 'alert' : 'status'}>
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

import { useEffect, useState } from 'react';
import { lazyComponent, loadingLimits } from 'shared-kernel/loading';
import { useCurrentToast } from 'shared-kernel/shell';
import styles from './plain-toast.module.css';

interface ToasterProps {
  readonly toastId: number;
}

const Toaster = lazyComponent<ToasterProps>(
  async () => (await import('shared-kernel/ui/toaster')).Toaster,
  {
    pending: ({ toastId }) => <PlainToast key={toastId} delayMs={loadingLimits.toasterLimitMs} />,
    failed: () => <PlainToast />,
    retryOn: ({ toastId }) => toastId,
  },
);

/** The current toast, whose code loads with the first one. */
export function Toasts() {
  const { toast } = useCurrentToast();
  return toast && <Toaster toastId={toast.id} />;
}

/** The toast without the toaster's code: it stays until it is closed or another replaces it. */
function PlainToast({ delayMs = 0 }: { readonly delayMs?: number }) {
  const { toast, hide } = useCurrentToast();
  const [isShown, setShown] = useState(delayMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  if (!isShown || !toast?.isOpen) return null;
  const { id, variant, title, description, action } = toast;
  const close = () => hide(id);
  const act = () => {
    action?.run();
    close();
  };

  return (
    <div className={styles.toast} role={variant === 'destructive' ? 'alert' : 'status'}>
      <p className={styles.words}>
        <strong>{title}</strong>
        {description !== undefined && <span>{description}</span>}
      </p>
      {action && (
        <button type="button" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}

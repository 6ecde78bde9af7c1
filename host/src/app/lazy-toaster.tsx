import { useEffect, useState } from 'react';
import { toasterLimitMs } from 'shared-kernel/loading';
import { useCurrentToast } from 'shared-kernel/shell';
import { PlainBoundary, useLatePart } from 'shared-kernel/ui';
import { PlainToast } from './plain-toast';

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
    const timer = setTimeout(() => setFailedFor(awaitedFor), toasterLimitMs);
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

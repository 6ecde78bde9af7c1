import { lazy, Suspense } from 'react';
import { useCurrentToast } from 'shared-kernel/shell';

const Toaster = lazy(async () => ({ default: (await import('shared-kernel/ui/toaster')).Toaster }));

/** The toast's place; its code arrives with the first toast. */
export function LazyToaster() {
  const { toast } = useCurrentToast();
  if (!toast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

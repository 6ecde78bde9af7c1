import { useState } from 'react';
import { useToast } from 'shared-kernel/shell';
import type { BookDemo } from './book-demo';

/** Fetches the dialog when it is first asked for, and says so when it cannot be had. */
export function useBookDemo() {
  const [shown, setShown] = useState<{ readonly BookDemo: typeof BookDemo }>();
  const { show } = useToast();

  const book = () => {
    import('./book-demo').then(setShown, () =>
      show({
        title: 'The form could not be loaded',
        description: 'Check your connection, then choose Book a Demo again.',
        variant: 'destructive',
      }),
    );
  };

  return { book, BookDemo: shown?.BookDemo, close: () => setShown(undefined) };
}

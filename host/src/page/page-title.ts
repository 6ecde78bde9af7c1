import { useEffect } from 'react';
import { isPersistenceDisabled } from 'shared-kernel/shell';

const product = () =>
  isPersistenceDisabled() ? 'Trustfold (reference mode, changes are not saved)' : 'Trustfold';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product()}`;
  }, [title]);
}

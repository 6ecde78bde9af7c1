import { useEffect } from 'react';
import { keepsNothing } from 'shared-kernel/shell';

/** What names the product in the browser's title. */
const product = () => (keepsNothing() ? 'Trustfold (reference: nothing is kept)' : 'Trustfold');

/** Names the page in the browser's title as `<title> · Trustfold` for as long as the caller is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${product()}`;
  }, [title]);
}

import { useEffect } from 'react';

/** Names the page in the browser's title as `<title> · Trustfold` for as long as the caller is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Trustfold`;
  }, [title]);
}

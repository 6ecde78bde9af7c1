import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';

/** Begins every page and every tab at its top; Back and Forward are left to the browser, anchors to their page. */
export function ScrollToTop() {
  const { pathname, search, hash } = useLocation();
  const navigation: string = useNavigationType();
  const tab = new URLSearchParams(search).get('tab');

  useEffect(() => {
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- what is open in a page changes the address, and keeps its place
  }, [pathname, tab]);

  return <Outlet />;
}

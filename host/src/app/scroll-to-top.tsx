import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { isAuditLog } from '../page/overview-tab';

/** Begins every page and every tab at its top; Back and Forward are left to the browser, anchors to their page. */
export function ScrollToTop() {
  const { pathname, search, hash } = useLocation();
  const navigation: string = useNavigationType();
  const address = new URLSearchParams(search);
  const tab = address.get('tab');
  const isLog = isAuditLog(address);

  useEffect(() => {
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- what is open in a page changes the address, and keeps its place
  }, [pathname, tab, isLog]);

  return <Outlet />;
}

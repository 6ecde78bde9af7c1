import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from 'shared-kernel/shell';
import { readPortalSession, usePortalSession } from '../portal-session';
import { signedOutOf } from '../sign-out-state';
import { useNoteSession } from '../use-note-session';

/** Ends the session of whoever comes to this page by signing out. */
export function useSigningOut(): void {
  const { pathname, ...here } = useLocation();
  const { signOut } = usePortalSession();
  const navigate = useNavigate();
  const note = useNoteSession();
  const { show } = useToast();
  const portal = signedOutOf(here.state);

  useEffect(() => {
    if (!portal) return;
    void navigate(pathname, { replace: true, state: null });
    if (!readPortalSession()) return;
    signOut();
    const farewell = () =>
      show({
        title: 'Signed out',
        description: 'Close this tab to clear the rest of the session.',
      });
    // Not before the log has it: it asks for the tab to be closed.
    void note('left', portal).then(farewell, farewell);
  }, [portal, pathname, navigate, signOut, show, note]);
}

import { usePageTitle } from '../../page/page-title';
import { IssuerSignIn } from './issuer-sign-in';
import { PortalSignInForm } from './portal-sign-in-form';
import { SignInFrame, signInTitle } from './sign-in-frame';
import { Glyph } from '../../brand/glyph';
import type { GlyphName } from '../../brand/glyph-paths';
import { bankingDisclaimer } from '../../brand/banking-disclaimer';
import styles from './offer-panel.module.css';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from 'shared-kernel/shell';
import { isServerMode } from '../../page/server-page';
import { readPortalSession, usePortalSession } from '../portal-session';
import { getSessionPort } from '../session-port';
import { readSignedOutPortal } from '../create-sign-out-state';
import { recordSessionEvent } from '../record-session-event';

/** Maximum time to wait for the sign-out to be recorded, in milliseconds. */
const maxRecordMs = 3000;

/** The server needs the token to record the sign-out, and the identity provider needs it to end its own session. */
async function endAtIssuer(recorded: Promise<void>, signOut: () => void): Promise<void> {
  const late = new Promise((done) => setTimeout(done, maxRecordMs));
  await Promise.race([recorded.catch(() => undefined), late]);
  const ending = getSessionPort().endSession();
  signOut();
  await ending;
}

function useSigningOut(): void {
  const { pathname, ...here } = useLocation();
  const { signOut } = usePortalSession();
  const navigate = useNavigate();
  const { show } = useToast();
  const portal = readSignedOutPortal(here.state);

  useEffect(() => {
    if (!portal) return;
    void navigate(pathname, { replace: true, state: null });
    if (!readPortalSession()) return;
    const farewell = () =>
      show({
        title: 'Signed out',
        description: 'You are signed out. Close this tab to clear all session data.',
      });
    // The audit entry must be stored first, because the next page asks the user to close the browser tab.
    const recorded = recordSessionEvent('left', portal);
    if (isServerMode()) void endAtIssuer(recorded, signOut).then(farewell, farewell);
    else {
      signOut();
      void recorded.then(farewell, farewell);
    }
  }, [portal, pathname, navigate, signOut, show]);
}

const offers: readonly (readonly [GlyphName, string])[] = [
  ['scale', 'Legal-as-a-Service'],
  ['shieldCheck', 'KYC/AML compliance scoring'],
  ['activity', 'Transaction monitoring'],
  ['workflow', 'Process tracking'],
  ['document', 'Contract management'],
];

function OfferPanel() {
  return (
    <aside className={styles.panel} data-theme="dark" aria-label="What the portals offer">
      <p className={styles.claim}>Legal-grade automation, in six portals.</p>
      <ul className={styles.offers}>
        {offers.map(([glyph, offer]) => (
          <li key={offer}>
            <Glyph name={glyph} />
            {offer}
          </li>
        ))}
      </ul>
      <p className={styles.statement}>{bankingDisclaimer}</p>
    </aside>
  );
}

export function PortalSignInPage() {
  usePageTitle(signInTitle);
  useSigningOut();

  const { startSignIn } = getSessionPort();
  if (startSignIn)
    return (
      <SignInFrame
        panel={<OfferPanel />}
        form={<IssuerSignIn startSignIn={startSignIn} />}
        note="Sign in with your organization’s identity provider."
      />
    );
  return <SignInFrame panel={<OfferPanel />} form={<PortalSignInForm />} />;
}

import { usePageTitle } from '../../page/page-title';
import { PortalSignInForm } from './portal-sign-in-form';
import { SignInFrame, signInTitle } from './sign-in-frame';
import { Glyph } from '../../brand/glyph';
import type { GlyphName } from '../../brand/glyph-paths';
import { bankingDisclaimer } from '../../brand/banking-disclaimer';
import styles from './offer-panel.module.css';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from 'shared-kernel/shell';
import { readPortalSession, usePortalSession } from '../portal-session';
import { signedOutOf } from '../sign-out-state';
import { recordSession } from '../record-session';

function useSigningOut(): void {
  const { pathname, ...here } = useLocation();
  const { signOut } = usePortalSession();
  const navigate = useNavigate();
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
        description: 'You are signed out. Close this tab to clear all session data.',
      });
    // The audit entry must be stored first, because the farewell asks the user to close the browser tab.
    void recordSession('left', portal).then(farewell, farewell);
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

  return <SignInFrame panel={<OfferPanel />} form={<PortalSignInForm />} />;
}

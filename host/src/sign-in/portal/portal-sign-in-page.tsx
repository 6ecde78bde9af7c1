import { usePageTitle } from '../../page/page-title';
import { OfferPanel } from './offer-panel';
import { PortalSignInForm } from './portal-sign-in-form';
import { SignInFrame, signInTitle } from './sign-in-frame';
import { useSigningOut } from './use-signing-out';

export function PortalSignInPage() {
  usePageTitle(signInTitle);
  useSigningOut();

  return <SignInFrame panel={<OfferPanel />} form={<PortalSignInForm />} />;
}

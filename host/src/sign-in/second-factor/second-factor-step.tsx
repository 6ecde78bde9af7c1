import { lazy, useState, type ReactNode } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { withPendingIndicator } from '../../page/pending-indicator';
import { isPortalEntered, usePortalSession } from '../portal-session';

interface SecondStepProps {
  readonly portal: PortalKey;
  readonly children: ReactNode;
}

/** Loaded only when a portal is opened for the first time after sign-in, because only then a code may be required. */
const Entry = lazy(() =>
  withPendingIndicator(async () => ({
    default: (await import('./authenticator-check')).AuthenticatorCheck,
  })),
);

export function SecondFactorStep({ portal, children }: SecondStepProps) {
  const { session } = usePortalSession();
  const [passed, setPassed] = useState<string>();
  const signedInAt = session?.signedInAt ?? '';
  const entry = portal + signedInAt;
  if (passed === entry || isPortalEntered(portal)) return children;
  return <Entry portal={portal} signedInAt={signedInAt} onPass={() => setPassed(entry)} />;
}

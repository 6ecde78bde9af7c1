import { lazy, useState, type ReactNode } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { withPendingIndicator } from '../../page/pending-indicator';
import { isEntered, usePortalSession } from '../portal-session';

interface SecondStepProps {
  readonly portal: PortalKey;
  readonly children: ReactNode;
}

/** It comes with an entry that may ask for a code: the first since a sign-in by a form. */
const Entry = lazy(() =>
  withPendingIndicator(async () => ({ default: (await import('./entry')).Entry })),
);

/** Asks for the code of an authenticator before a portal is entered for the first time since signing in, where it has one. */
export function SecondStep({ portal, children }: SecondStepProps) {
  const { session } = usePortalSession();
  const [passed, setPassed] = useState<string>();
  const signedInAt = session?.signedInAt ?? '';
  const entry = portal + signedInAt;
  if (passed === entry || isEntered(portal)) return children;
  return <Entry portal={portal} signedInAt={signedInAt} onPass={() => setPassed(entry)} />;
}

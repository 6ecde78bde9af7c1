import { use, useLayoutEffect } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { findSecondFactor } from './find-second-factor';

interface PortalEntryProps {
  readonly portal: PortalKey;
  readonly signedInAt: string;
  readonly onPass: () => void;
}

/** Form for the authenticator code. If no authenticator is set up, calls `onPass` before the first paint. */
export function AuthenticatorCheck({ portal, signedInAt, onPass }: PortalEntryProps) {
  const asked = use(findSecondFactor(portal, signedInAt));
  useLayoutEffect(() => {
    if (!asked) onPass();
  }, [asked, onPass]);
  if (!asked) return null;
  const { CodePage, secret } = asked;
  return <CodePage portal={portal} secret={secret} onPass={onPass} />;
}

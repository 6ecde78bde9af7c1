import { use, useLayoutEffect } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { askedCode } from './asked-code';

interface EntryProps {
  readonly portal: PortalKey;
  readonly signedInAt: string;
  readonly onPass: () => void;
}

/** Asks for a code; without an authenticator it passes before anything is painted. */
export function Entry({ portal, signedInAt, onPass }: EntryProps) {
  const asked = use(askedCode(portal, signedInAt));
  useLayoutEffect(() => {
    if (!asked) onPass();
  }, [asked, onPass]);
  if (!asked) return null;
  const { CodePage, secret } = asked;
  return <CodePage portal={portal} secret={secret} onPass={onPass} />;
}

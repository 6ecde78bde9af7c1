import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath, useToast } from 'shared-kernel/shell';
import { useLastPortal } from '../../portal-selection/last-portal';
import type { Credentials } from '../access';
import { readPortalSession, usePortalSession } from '../portal-session';
import { useDelay } from '../use-delay';
import type { DemoAccount } from './demo-account.schema';

/** Finds the account for the credentials, or throws; an Error's message is what the visitor reads. */
export type Authenticate = (credentials: Credentials) => DemoAccount;

/** How long the demo login waits before it goes on (D6). */
const entryDelayMs = 1000;

const refusalOf = (error: unknown) => (error instanceof Error ? error.message : 'Login failed');

export function useDemoSignIn(authenticate: Authenticate) {
  const [mayEnter] = useState(() => readPortalSession() !== undefined);
  const [refusal, setRefusal] = useState<string>();
  const [entering, setEntering] = useState<PortalKey>();
  const delay = useDelay();
  const { signIn } = usePortalSession();
  const { remember } = useLastPortal();
  const { show } = useToast();
  const navigate = useNavigate();

  const enter = ({ portalKey, username }: DemoAccount) => {
    signIn({ username, portal: portalKey, signedInAt: new Date().toISOString() });
    remember(portalKey);
    show({
      title: `${portalLabel[portalKey]} portal`,
      description: `You entered the ${portalLabel[portalKey]} portal.`,
    });
    void navigate(dashboardPath(portalKey));
  };

  const attempt = (credentials: Credentials) => {
    setRefusal(undefined);
    try {
      const account = authenticate(credentials);
      setEntering(account.portalKey);
      delay(() => enter(account), entryDelayMs);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };

  return {
    mayEnter,
    entering,
    refusal,
    forgetRefusal: () => setRefusal(undefined),
    attempt,
  };
}

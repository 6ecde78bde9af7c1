import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath, useToast } from 'shared-kernel/shell';
import { useLastPortal } from '../../page/last-portal';
import type { Credentials } from '../access';
import { readPortalSession, usePortalSession } from '../portal-session';
import { useDelay } from '../use-delay';
import type { DemoAccount } from './demo-accounts';

/** Finds the account for the credentials, or throws; an Error's message is what the visitor reads. */
export type Authenticate = (credentials: Credentials) => DemoAccount;

/** How long the demo login waits before it goes on (D6). */
const entryDelayMs = 1000;

const refusalOf = (error: unknown) => (error instanceof Error ? error.message : 'Login failed');

export function useDemoSignIn(authenticate: Authenticate) {
  const [mayEnter] = useState(() => readPortalSession() !== undefined);
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

  const find = (credentials: Credentials) => {
    try {
      return { account: authenticate(credentials) };
    } catch (error) {
      return { refusal: refusalOf(error) };
    }
  };

  /** Enters the portal of the account with these credentials, or resolves to why there is none. */
  const attempt = async (credentials: Credentials): Promise<string | undefined> => {
    const { account, refusal } = find(credentials);
    if (!account) return refusal;
    setEntering(account.portalKey);
    await delay(entryDelayMs);
    enter(account);
    return undefined;
  };

  return { mayEnter, entering, attempt };
}

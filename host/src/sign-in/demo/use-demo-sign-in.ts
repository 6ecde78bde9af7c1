import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath, isPersistenceDisabled, useToast } from 'shared-kernel/shell';
import { useLastPortal } from '../../page/last-portal';
import type { Credentials } from '../access';
import { readPortalSession, usePortalSession } from '../portal-session';
import { useDelayedTask } from '../use-delayed-task';
import type { DemoAccount } from './demo-accounts';

export type DemoCredentialCheck = (credentials: Credentials) => DemoAccount;

interface DemoEntry extends Credentials {
  readonly portal: PortalKey;
}

/** Delay of the demo sign-in, in milliseconds (D6). */
const entryDelayMs = 1000;

const refusalOf = (error: unknown) => (error instanceof Error ? error.message : 'Login failed');

export function useDemoSignIn(authenticate: DemoCredentialCheck) {
  // `reference` mode requires a session (D1). `live` mode requires none (R60).
  const [mayEnter] = useState(() => !isPersistenceDisabled() || readPortalSession() !== undefined);
  const [entering, setEntering] = useState<PortalKey>();
  const delay = useDelayedTask();
  const { signIn } = usePortalSession();
  const { remember } = useLastPortal();
  const { show } = useToast();
  const navigate = useNavigate();

  const enter = ({ portalKey, username }: DemoAccount, chosen: PortalKey) => {
    signIn({ username, portal: portalKey, signedInAt: new Date().toISOString() });
    remember(portalKey);
    show({
      title: `${portalLabel[portalKey]} portal`,
      description:
        portalKey === chosen
          ? `You entered the ${portalLabel[portalKey]} portal.`
          : `You entered the ${portalLabel[portalKey]} portal, not ${portalLabel[chosen]}: all demo roles use the same account.`,
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

  const attempt = async ({ portal, ...credentials }: DemoEntry): Promise<string | undefined> => {
    const { account, refusal } = find(credentials);
    if (!account) return refusal;
    setEntering(account.portalKey);
    await delay(entryDelayMs);
    enter(account, portal);
    return undefined;
  };

  return { mayEnter, entering, attempt };
}

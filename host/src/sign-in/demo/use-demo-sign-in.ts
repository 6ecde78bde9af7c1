import { useState } from 'react';
import {
  demoLoginDelayMs,
  portalLabel,
  type Credentials,
  type DemoAccount,
  type PortalKey,
} from 'shared-kernel/domain/portal';
import {
  dashboardPath,
  readPortalSession,
  useLastPortal,
  useNavigate,
  usePortalSession,
  useToast,
} from 'shared-kernel/shell';
import { useDelay } from '../use-delay';

/** Finds the account for the credentials, or throws; an Error's message is what the visitor reads. */
export type Authenticate = (credentials: Credentials) => DemoAccount;

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
      delay(() => enter(account), demoLoginDelayMs);
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

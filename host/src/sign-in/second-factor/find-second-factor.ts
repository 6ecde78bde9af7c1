import type { ComponentType } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { getPageWorkspace } from 'shared-kernel/workspace';
import { withPendingIndicator } from '../../page/pending-indicator';
import { sessionTerms } from '../session-terms';
import type { CodePageProps } from './code-page';

export interface SecondFactor {
  readonly secret: string;
  readonly CodePage: ComponentType<CodePageProps>;
}

async function secretOf(portal: PortalKey): Promise<string | undefined> {
  const workspace = getPageWorkspace();
  const { state } = workspace.availability(sessionTerms, { portal, companies: [] });
  if (state === 'inert') return undefined;
  // If the workspace cannot be read, no code is required, because there is no data to protect.
  const profile = (await workspace.source.get('profiles', portal).catch(() => undefined))?.record;
  return profile?.mfaEnabled ? profile.authenticatorSecret : undefined;
}

async function loadRequiredCode(portal: PortalKey): Promise<SecondFactor | undefined> {
  const secret = await secretOf(portal);
  if (secret === undefined) return undefined;
  const { CodePage } = await import('./code-page');
  return { secret, CodePage };
}

let cached:
  | { readonly entry: string; readonly code: Promise<SecondFactor | undefined> }
  | undefined;

/**
 * Returns the authenticator secret and the page for entering the code if a portal requires a second factor. Cached for
 * each portal and sign-in.
 */
export function findSecondFactor(
  portal: PortalKey,
  signedInAt: string,
): Promise<SecondFactor | undefined> {
  const entry = `${portal} ${signedInAt}`;
  if (cached?.entry !== entry) {
    const code = withPendingIndicator(() => loadRequiredCode(portal));
    cached = { entry, code };
    code.catch(() => {
      cached = undefined;
    });
  }
  return cached.code;
}

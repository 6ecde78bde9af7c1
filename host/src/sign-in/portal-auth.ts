import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { isTimestamp } from 'shared-kernel/domain/record';

/** The session entry `portalAuth` as its JSON reads: who signed in, when (ISO), and the portal once chosen. */
export interface PortalAuth {
  readonly username: string;
  readonly portal?: PortalKey | undefined;
  readonly signedInAt: string;
}

const keys: readonly unknown[] = portalKeys;

/** Whether a value is a session. Said without a schema, whose library no page before the dashboard sends. */
export function isPortalAuth(value: unknown): value is PortalAuth {
  if (typeof value !== 'object' || value === null) return false;
  const { username, portal, signedInAt }: Partial<Record<keyof PortalAuth, unknown>> = value;
  return (
    typeof username === 'string' &&
    username !== '' &&
    (portal === undefined || keys.includes(portal)) &&
    typeof signedInAt === 'string' &&
    isTimestamp(signedInAt)
  );
}

import type { PortalKey } from 'shared-kernel/domain/portal';
import type { Person } from './person';

/** A person, and the portal that the person currently uses. */
export interface Reader {
  readonly person: Person;
  readonly portal: PortalKey;
  /** Expiry time of the access token, in milliseconds since 1970. */
  readonly expiresAt: number;
}

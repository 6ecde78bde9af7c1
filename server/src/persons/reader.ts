import type { PortalKey } from 'shared-kernel/domain/portal';
import type { Person } from './person';

/** A person in one of its portals. */
export interface Reader {
  readonly person: Person;
  readonly portal: PortalKey;
  /** The end of the token, in milliseconds. */
  readonly expiresAt: number;
}

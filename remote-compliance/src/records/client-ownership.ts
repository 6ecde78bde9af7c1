import type { Client } from 'shared-kernel/domain/client';
import type { Ownership } from 'shared-kernel/workspace';

/** The company that a client record belongs to. */
export const ownershipOf = ({
  id,
  companyName,
}: Pick<Client, 'id' | 'companyName'>): Ownership => ({ company: companyName, clientId: id });

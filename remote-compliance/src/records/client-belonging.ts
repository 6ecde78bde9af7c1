import type { Client } from 'shared-kernel/domain/client';
import type { Belonging } from 'shared-kernel/workspace';

/** The company that a client record belongs to. */
export const belongingOf = ({
  id,
  companyName,
}: Pick<Client, 'id' | 'companyName'>): Belonging => ({ company: companyName, clientId: id });

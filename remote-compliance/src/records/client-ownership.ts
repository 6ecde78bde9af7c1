import type { Client } from 'shared-kernel/domain/client';
import type { Ownership } from 'shared-kernel/workspace';

export const getClientOwnership = ({
  id,
  companyName,
}: Pick<Client, 'id' | 'companyName'>): Ownership => ({ company: companyName, clientId: id });

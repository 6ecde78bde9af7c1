import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { useCollection, useSearchReach } from 'shared-kernel/workspace';
import { suggestedClients } from './suggested-clients';

const none: readonly Client[] = [];

/** The names of the workspace's clients that may be meant by what is typed. A contract's client need not be one of them. */
export function useClientNames(typed: string): readonly string[] {
  const { data = none } = useCollection('clients');
  const reach = useSearchReach();
  return useMemo(() => suggestedClients(data, typed, reach), [data, typed, reach]);
}

import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { useIndexed, useOwnCompany } from 'shared-kernel/workspace';
import { hitsOf, type SanctionsHit } from './hits';

/**
 * The hits of a client as the review cases about its compliance record decided them; nothing until these are read, and
 * nothing in a company's own portal, which is not told of them.
 */
export function useHits(
  client: Client | undefined,
  recordId: string | undefined,
): readonly SanctionsHit[] | undefined {
  const subject = useMemo(() => ({ equals: `client/${recordId ?? ''}` }), [recordId]);
  const isOwn = useOwnCompany() !== undefined;
  const { data: cases } = useIndexed('cases', 'subject', subject);
  return useMemo(
    () => (!isOwn && client && cases ? hitsOf(client, cases) : undefined),
    [isOwn, client, cases],
  );
}

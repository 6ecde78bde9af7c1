import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import type { Finding } from 'shared-kernel/domain/sanctions';
import { useRecordsByIndex, useOwnCompany, useScreeningRules } from 'shared-kernel/workspace';

interface ClientFindings {
  /** `undefined` while the findings load. */
  readonly findings: readonly Finding[] | undefined;
  readonly isLacking: boolean;
  readonly isError: boolean;
}

/**
 * Returns the sanctions screening results of a client, with the decisions of their review cases. Returns no results for
 * users who can see only one company.
 */
export function useScreeningFindings(
  client: Client | undefined,
  recordId: string | undefined,
): ClientFindings {
  const subject = useMemo(() => ({ equals: `client/${recordId ?? ''}` }), [recordId]);
  const { data: cases } = useRecordsByIndex('cases', 'subject', subject);
  const { data: rules, isError } = useScreeningRules();
  const isOwn = useOwnCompany() !== undefined;
  return useMemo(() => {
    if (isOwn) return { findings: undefined, isLacking: false, isError: false };
    const findings = rules && client && cases ? rules.screenClient(client, cases) : undefined;
    const isLacking = rules !== undefined && findings?.some(rules.requiresReviewCase) === true;
    return { findings, isLacking, isError };
  }, [isOwn, rules, isError, client, cases]);
}

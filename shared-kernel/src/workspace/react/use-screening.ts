import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ScreeningTarget } from '../../domain/sanctions';
import { openScreeningCases } from '../commands/open-screening-cases';
import {
  findScreeningFindings,
  createScreeningReader,
  canSeeScreening,
} from '../commands/find-screening-findings';
import { loadScreeningRules } from '../commands/load-screening-rules';
import { queryKeys } from '../database/query-cache';
import { useCommand } from './use-command';
import { useWorkspaceScope } from './workspace-context';

/** The reason why screening blocks the next step of a record, with the review case that can remove the block. */
export interface ScreeningBlock {
  readonly text: string;
  readonly record: readonly [kind: 'cases', id: string] | undefined;
}

const none: readonly ScreeningBlock[] = [];

/**
 * Returns the rules for comparing names with the sanctions list. If `enabled` is false, they are not loaded.
 *
 * @example
 * const { data: rules, isError } = useScreeningRules();
 */
export function useScreeningRules({ enabled = true }: { readonly enabled?: boolean } = {}): Pick<
  UseQueryResult<Awaited<ReturnType<typeof loadScreeningRules>>>,
  'data' | 'isError'
> {
  return useQuery({
    queryKey: ['screening rules'],
    queryFn: loadScreeningRules,
    staleTime: Infinity,
    enabled,
  });
}

type RecordOfKind<K extends ScreeningTarget['kind']> = Extract<
  ScreeningTarget,
  { readonly kind: K }
>['record'];

/**
 * The reasons why screening blocks a record, each with its review case. Missing review cases are opened. Clients and
 * vendors always get an empty list.
 */
export function useScreening<K extends ScreeningTarget['kind']>(
  kind: K,
  record: RecordOfKind<K> | undefined,
): readonly ScreeningBlock[] {
  const { workspace, portal } = useWorkspaceScope();
  const { run, availability } = useCommand(openScreeningCases);
  const enabled = availability.state === 'available' && record !== undefined;
  const { data: rules } = useScreeningRules({ enabled });
  const { data: findings } = useQuery({
    queryKey: [...queryKeys.derived('cases'), 'screening', kind, record],
    enabled,
    queryFn: async () => {
      const screened = { kind, record } as ScreeningTarget;
      const found = await findScreeningFindings(createScreeningReader(workspace.source), screened);
      return found.flatMap((one) => one.findings);
    },
  });
  const id = record?.id;
  const names = useMemo(
    () => (record && 'signatories' in record ? record.signatories.map(({ name }) => name) : []),
    [record],
  );
  const isLacking = rules !== undefined && findings?.some(rules.requiresReviewCase) === true;
  useEffect(() => {
    if (isLacking && id !== undefined) void run({ kind, id, names });
  }, [isLacking, kind, id, names, run]);
  return useMemo(
    () =>
      rules && findings && canSeeScreening(portal)
        ? findings.flatMap((finding) => {
            const text = rules.getBlockReason(finding);
            const caseId = finding.reviewCase?.id;
            const record = caseId === undefined ? undefined : (['cases', caseId] as const);
            return text === undefined ? [] : [{ text, record }];
          })
        : none,
    [rules, findings, portal],
  );
}

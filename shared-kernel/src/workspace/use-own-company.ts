import { useMemo } from 'react';
import { foldName } from '../domain/client/fold-name';
import { useWorkspaceScope } from './workspace-context';

/**
 * The name of the company that the client portal is for, as its client record has it; `undefined` in other
 * portals, and in `reference`, which knows nobody's own.
 */
export const useOwnCompany = (): string | undefined => useWorkspaceScope().companies.at(-1);

/** One's own company and which records are its; `undefined` where nobody has one. */
export function useOwnCompanyFilter() {
  const { companies } = useWorkspaceScope();
  return useMemo(() => {
    const company = companies.at(-1);
    if (company === undefined) return undefined;
    const own = new Set(companies.map(foldName));
    /** Whether a record is that company's, or nobody's. */
    const includes = (name: string | undefined) => name === undefined || own.has(foldName(name));
    return { company, includes };
  }, [companies]);
}

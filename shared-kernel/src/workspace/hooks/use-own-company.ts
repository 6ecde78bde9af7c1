import { useWorkspaceScope } from './workspace-context';

/**
 * The name of the company that the portal is for: the client's, as its client record has it, or the vendor's.
 * `undefined` in other portals, and in `reference`.
 *
 * @example
 * const company = useOwnCompany();
 * const heading = company === undefined ? 'All contracts' : `Contracts of ${company}`;
 */
export const useOwnCompany = (): string | undefined => useWorkspaceScope().company;

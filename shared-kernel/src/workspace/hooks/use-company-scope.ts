import { useMemo } from 'react';
import { foldName } from '../../domain/client/client-reference';
import {
  isOfOwnCompany,
  isOfVendorCompany,
  type OwnedRecord,
} from '../../domain/portal/own-company';
import { urlChoice, useUrlState } from '../../shell/url-state';
import { useWorkspaceScope } from './workspace-context';
import type { SearchReach } from '../../domain/search';

/** Empty until the switch is used. */
const params = { scope: urlChoice(['', 'own', 'all'], '') };

const all = () => true;

/**
 * Whose records a screen lists and counts.
 *
 * @example
 * const noteOf = ({ countNote }: CompanyScope) => countNote ?? '';
 */
export interface CompanyScope {
  /** The company whose records are one's own; `undefined` where no company is, and nothing is narrowed. */
  readonly company: string | undefined;
  /** Whether the list shows that company's records only. */
  readonly isNarrowed: boolean;
  /** Whether the figures of the screen count that company's records only, which they do once the switch is used. */
  readonly countsOwn: boolean;
  /** Says what the figures count; absent where nothing is ever narrowed. */
  readonly countNote: string | undefined;
  /** Whether a record is listed; the same function while nothing changes. */
  readonly lists: (record: OwnedRecord) => boolean;
  /** Whether a record is counted; the same function while nothing changes. */
  readonly counts: (record: OwnedRecord) => boolean;
  readonly show: (scope: 'own' | 'all') => void;
}

function noteOf(company: string, isNarrowed: boolean, countsOwn: boolean): string {
  if (countsOwn) return `The figures count ${company} only.`;
  const counted = 'The figures count all companies';
  return isNarrowed ? `${counted}; the list shows ${company} only.` : `${counted}.`;
}

/** How a portal tells the records of its company; the client's go by an id, and without one by a name. */
function ownRule(portal: string | undefined, companies: readonly string[]) {
  if (portal === 'vendor') return isOfVendorCompany;
  const names = new Set(companies.map(foldName));
  const includes = (name: string | undefined) => name === undefined || names.has(foldName(name));
  return (record: OwnedRecord) => isOfOwnCompany(record, includes);
}

/**
 * Whose records a screen lists and counts, as the address says. The client's and the vendor's portal list their own
 * company's and count everybody's, until the switch is used.
 *
 * @example
 * const { lists } = useCompanyScope();
 * const listed = contracts.filter(lists);
 */
export function useCompanyScope(): CompanyScope {
  const { portal, companies, company } = useWorkspaceScope();
  const { values, set } = useUrlState(params);
  const isNarrowed = company !== undefined && values.scope !== 'all';
  const countsOwn = isNarrowed && values.scope === 'own';
  const lists = useMemo(
    () => (isNarrowed ? ownRule(portal, companies) : all),
    [isNarrowed, portal, companies],
  );
  return {
    company,
    isNarrowed,
    countsOwn,
    countNote: company === undefined ? undefined : noteOf(company, isNarrowed, countsOwn),
    lists,
    counts: countsOwn ? lists : all,
    show: (scope) => set({ scope }),
  };
}

/**
 * How far the searches of lists reach: in `reference` as the sample was specified, a plain part of a text.
 *
 * @example
 * const isPlain = useSearchReach() === 'plain';
 */
export function useSearchReach(): SearchReach {
  return useWorkspaceScope().workspace.behaviour === 'reference' ? 'plain' : 'wide';
}

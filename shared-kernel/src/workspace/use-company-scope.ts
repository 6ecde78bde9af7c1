import { useMemo } from 'react';
import type { ClientReference } from '../domain/client';
import { isOfOwnCompany } from '../domain/portal/own-company';
import { urlChoice, useUrlState } from '../shell/url-state';
import { useOwnCompanyFilter } from './use-own-company';

const params = { scope: urlChoice(['own', 'all'], 'own') };

const everybody = () => true;

export interface CompanyScope {
  /** The company whose records are one's own; `undefined` where nobody's are, and nothing is narrowed. */
  readonly company: string | undefined;
  /** Whether the list shows that company's records only. */
  readonly isNarrowed: boolean;
  /** Whether a record of a company is listed; one that is nobody's always is. The same while nothing changes. */
  readonly includes: (company: string | undefined) => boolean;
  /** Whether a record is listed, by the client that it is of; the same while nothing changes. */
  readonly lists: (record: ClientReference) => boolean;
  readonly show: (scope: 'own' | 'all') => void;
}

/** Whose records a list shows: in the client portal its own company's until all are asked for, in the URL. */
export function useCompanyScope(): CompanyScope {
  const own = useOwnCompanyFilter();
  const { values, set } = useUrlState(params);
  const isNarrowed = own !== undefined && values.scope === 'own';
  const includes = isNarrowed ? own.includes : everybody;
  const lists = useMemo(
    () => (isNarrowed ? (record: ClientReference) => isOfOwnCompany(record, includes) : everybody),
    [isNarrowed, includes],
  );
  return useMemo(
    () => ({
      company: own?.company,
      isNarrowed,
      includes,
      lists,
      show: (scope: 'own' | 'all') => set({ scope }),
    }),
    [own, isNarrowed, includes, lists, set],
  );
}

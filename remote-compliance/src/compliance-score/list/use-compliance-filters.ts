import { useMemo } from 'react';
import { complianceScoreBands } from '../../screening/score-band';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { listViews } from 'shared-kernel/records';
import { riskChoices } from '../../screening/risk-filter';
import { complianceSorts } from './record-list';
import type { ComplianceFilter } from './search-records';
import { caseFilters } from '../screen';

const params = {
  q: urlText(),
  [caseFilters.risk]: urlChoice(riskChoices, 'all'),
  [caseFilters.band]: urlChoice(['all', ...complianceScoreBands], 'all'),
  [caseFilters.show]: urlChoice(['all', 'flagged'], 'all'),
  sort: urlChoice(complianceSorts, 'score'),
  view: urlChoice(listViews, 'cards'),
};

const narrowing = ['q', 'risk', 'band', 'show'] as const;

/** Search, filters and order of the compliance list, all in the URL. */
export function useComplianceFilters() {
  const { values, set, clear } = useUrlState(params);
  const { q, risk, band, show, sort } = values;

  const filter = useMemo(
    (): ComplianceFilter => ({
      text: q,
      flagged: show === 'flagged',
      ...(risk !== 'all' && { risk }),
      ...(band !== 'all' && { band }),
    }),
    [q, risk, band, show],
  );

  return {
    values,
    filter,
    sort,
    isNarrowed: q.trim() !== '' || [risk, band, show].some((choice) => choice !== 'all'),
    set: (changes: Partial<typeof values>) => set(changes),
    clear: () => clear(narrowing),
  };
}

export type ComplianceFilters = ReturnType<typeof useComplianceFilters>;

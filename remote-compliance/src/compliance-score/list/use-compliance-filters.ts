import { useMemo } from 'react';
import { complianceScoreBands } from '../../screening/score-band';
import { urlChoice, urlText, useUrlState } from 'shared-kernel/shell';
import { listViews } from 'shared-kernel/records';
import { riskChoices } from '../../screening/risk-filter';
import { complianceSorts } from './record-list';
import { caseWaits, type ComplianceFilter } from './search-records';
import { caseFilters } from '../screen';

const params = {
  q: urlText(),
  [caseFilters.risk]: urlChoice(riskChoices, 'all'),
  [caseFilters.band]: urlChoice(['all', ...complianceScoreBands], 'all'),
  [caseFilters.show]: urlChoice(['all', 'flagged'], 'all'),
  [caseFilters.waits]: urlChoice(['all', ...caseWaits], 'all'),
  sort: urlChoice(complianceSorts, 'score'),
  view: urlChoice(listViews, 'cards'),
};

const narrowing = ['q', 'risk', 'band', 'show', 'waits'] as const;

/** Search, filters and order of the compliance list, all in the URL. */
export function useComplianceFilters() {
  const { values, set, clear } = useUrlState(params);
  const { q, risk, band, show, waits, sort } = values;

  const filter = useMemo(
    (): ComplianceFilter => ({
      text: q,
      flagged: show === 'flagged',
      ...(risk !== 'all' && { risk }),
      ...(band !== 'all' && { band }),
      ...(waits !== 'all' && { waits }),
    }),
    [q, risk, band, show, waits],
  );

  return {
    values,
    filter,
    sort,
    isNarrowed: q.trim() !== '' || [risk, band, show, waits].some((choice) => choice !== 'all'),
    set: (changes: Partial<typeof values>) => set(changes),
    clear: () => clear(narrowing),
  };
}

export type ComplianceFilters = ReturnType<typeof useComplianceFilters>;

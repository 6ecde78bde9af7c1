import { clientDirectory } from 'shared-kernel/domain/client';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import { caseNeeds, documentNeeds } from './needs/client-needs';
import { contractNeeds } from './needs/contract-needs';
import { needKeys, type Need, type NeedKey, type NeedsRequest } from './needs/need';
import { paymentNeeds } from './needs/payment-needs';
import { processNeeds } from './needs/process-needs';

interface NeedList {
  readonly kind: Need['kind'];
  readonly filters: Readonly<Record<string, string>>;
}

/**
 * What narrows the list that a row of each kind opens in, where the list has a filter for just what is counted, in the
 * order of the rows: stepping on from the first record goes through all of them.
 */
export const listOfNeed: Partial<Record<NeedKey, NeedList>> = {
  held: { kind: 'transactions', filters: { status: 'compliance_review', sort: 'time' } },
  signature: { kind: 'contracts', filters: { show: 'to-sign', dir: 'ascending' } },
  review: { kind: 'contracts', filters: { status: 'pending_review', dir: 'ascending' } },
  document: { kind: 'clients', filters: { section: 'documents' } },
  case: { kind: 'compliance', filters: { show: 'flagged', sort: 'staleness' } },
};

/** What a row opens: its record, within the list of all that wait alike. */
export const placeOfNeed = ({ key, kind, id }: Pick<Need, 'key' | 'kind' | 'id'>) =>
  [kind, id, listOfNeed[key]?.filters] as const;

/** The records with the names that their clients have now. */
function withCurrentNames(records: FigureRecords): FigureRecords {
  const { shown } = clientDirectory(records.clients);
  return {
    ...records,
    transactions: records.transactions.map(shown),
    processes: records.processes.map(shown),
    contracts: records.contracts.map(shown),
  };
}

/** All that waits for a person in a portal: by how pressing its kind is, and within one what waits longest first. */
export function needsYou(request: NeedsRequest): readonly Need[] {
  const named = { ...request, records: withCurrentNames(request.records) };
  const found = [processNeeds, paymentNeeds, contractNeeds, documentNeeds, caseNeeds]
    .flatMap((find) => find(named))
    .filter((need) => need !== undefined);
  return needKeys.flatMap((key) =>
    found
      .filter((need) => need.key === key)
      .toSorted((a, b) => Number(a.since > b.since) - Number(a.since < b.since)),
  );
}

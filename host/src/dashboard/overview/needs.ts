import { clientDirectory } from 'shared-kernel/domain/client';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import { caseNeeds, documentNeeds } from './needs/client-needs';
import { contractNeeds } from './needs/contract-needs';
import { needKeys, type Need, type NeedsRequest } from './needs/need';
import { paymentNeeds } from './needs/payment-needs';
import { processNeeds } from './needs/process-needs';

/** What a row opens: its record, within the list of all that wait alike. */
export const placeOfNeed = ({ kind, id, filters }: Need) => [kind, id, filters] as const;

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
  const found = [processNeeds, paymentNeeds, contractNeeds, documentNeeds, caseNeeds].flatMap(
    (find) => find(named),
  );
  return needKeys.flatMap((key) =>
    found
      .filter((need) => need.key === key)
      .toSorted((a, b) => Number(a.since > b.since) - Number(a.since < b.since)),
  );
}

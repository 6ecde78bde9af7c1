import type { Client } from 'shared-kernel/domain/client';
import { formatNumber } from 'shared-kernel/format';
import { useAvailability, useClientRecords } from 'shared-kernel/workspace';
import { clientTerms } from '../../records/change-terms';
import { factText } from '../../sanctions/hit-facts';
import { hitDecisionText, hitView } from '../../sanctions/hit-state';
import type { SanctionsHit } from '../../sanctions/hits';
import { useHits } from '../../sanctions/use-hits';
import { gapText, ownershipThreshold, ownerTree, type OwnerNode } from '../owners/owner-tree';

const percent = (share: number) => `${formatNumber(share)}%`;

/** An owner, then those behind it, then what of it is not named. */
const ownerRows = (owners: readonly OwnerNode[], gap: number, of: string): string[][] => [
  ...owners.flatMap(({ owner, effective, total, ...behind }) => [
    [
      owner.name,
      of,
      percent(owner.share),
      percent(effective),
      total >= ownershipThreshold ? `${ownershipThreshold}% or more` : '',
    ],
    ...(owner.kind === 'company' ? ownerRows(behind.owners, behind.gap, owner.name) : []),
  ]),
  ...(gap > 0 ? [[gapText(gap), of, '', '', '']] : []),
];

const ownersTable = ({ owners = [], companyName }: Client) => {
  const tree = ownerTree(owners);
  return {
    title: 'Beneficial owners',
    columns: ['Owner', 'Of', 'Share', 'Of the client', 'Threshold'],
    rows: ownerRows(tree.owners, tree.gap, companyName),
    empty: 'No owners.',
  };
};

const hitsTable = (hits: readonly SanctionsHit[]) => ({
  title: 'Sanctions hits',
  columns: ['Name', 'On the list', 'Match score', 'Compared', 'Status', 'Decision'],
  rows: hits.map((hit) => [
    hit.name,
    `${hit.listedName} (${hit.entry.id})`,
    percent(hit.match.score),
    hit.facts.map((fact) => `${fact.label}: ${factText(fact)}`).join('; '),
    hitView(hit).label,
    hitDecisionText(hit) ?? '',
  ]),
  empty: 'No hits on the sample list.',
});

/** The owners and the hits of a client on paper; the sample as specified has neither. */
export function useScreeningTables(client: Client) {
  const [record] = useClientRecords('complianceRecords', client).data ?? [];
  const hits = useHits(client, record?.id);
  const isInert = useAvailability(clientTerms).state === 'inert';
  return isInert ? [] : [ownersTable(client), hitsTable(hits ?? [])];
}

import { maskTaxId, type Client } from 'shared-kernel/domain/client';
import { contractTypeLabel } from 'shared-kernel/domain/contract';
import { lifecycleStageDisplay, riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import {
  formatDate,
  formatDateTime,
  formatExactAmount,
  formatNumber,
  unknownText,
} from 'shared-kernel/format';
import { PrintedRecord, usePrintableAuditTrail } from 'shared-kernel/records';
import {
  useAvailability,
  useClientRecords,
  useOwnCompany,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { screeningStatusDisplay } from '../../screening/screening-tags';
import {
  clientDocumentStatusDisplay,
  clientDocumentTypeLabel,
} from '../../documents/client-document';
import { complianceCheckStatusDisplay } from './organization-displays';
import { clientUserStatusDisplay } from '../client-user';
import { formatComparedValue, uncomparedNameMessage } from '../../sanctions/finding-details';
import { formatHitDecision, getHitDisplay } from '../../sanctions/hit-state';
import type { Finding } from 'shared-kernel/domain/sanctions';
import { useScreeningFindings } from '../../sanctions/use-screening-findings';
import {
  formatUndisclosedShare,
  ownershipThreshold,
  buildOwnerTree,
  type OwnerNode,
} from '../owners/owner-tree';
import { formatScore } from '../../screening/score-band';
import { clientTerms } from '../commands/terms';

const factsOf = (client: Client, now: string): readonly (readonly [string, string])[] => {
  const { organizationData: organization, financialData: money } = client;
  const facts: readonly (readonly [string, string])[] = [
    ['Contact person', client.contactPerson],
    ['Email', client.email],
    ['Phone', client.phone],
    ['Website', client.website],
    ['Industry', client.industry],
    ['Client since', formatDate(client.onboardingDate)],
    ['Compliance score', formatScore(client)],
    ['Stage', lifecycleStageDisplay[client.currentStage].label],
    ['Risk', riskLevelDisplay[client.riskLevel].label],
    ['KYC', screeningStatusDisplay[client.kycStatus].label],
    ['AML', screeningStatusDisplay[client.amlStatus].label],
    ['Organization', organization.type],
    ['Headquarters', organization.headquarters],
    ['Employees', formatNumber(organization.employees)],
    ['Registration number', organization.registrationNumber],
    ['Tax ID', organization.taxId && maskTaxId(organization.taxId)],
    ['Lifetime volume', formatExactAmount(client.totalVolume)],
    ['Monthly volume', formatExactAmount(money.monthlyVolume)],
    ['Account balance', formatExactAmount(money.accountBalance)],
    ['Credit limit', formatExactAmount(money.creditLimit)],
    ['Payment methods', money.paymentMethods.join(', ')],
    ['As of', formatDateTime(now)],
  ];
  return facts.map(([label, value]) => [label, value === '' ? unknownText : value]);
};

const usersTable = ({ users }: Client) => ({
  title: 'Users',
  columns: ['Name', 'Role', 'Email', 'Status'],
  rows: users.map(({ name, role, email, status }) => [
    name,
    role,
    email,
    clientUserStatusDisplay[status].label,
  ]),
  empty: 'No users.',
});

const departmentsTable = ({ organizationData: { departments } }: Client) => ({
  title: 'Departments',
  columns: ['Department', 'Head', 'Employees', 'Budget'],
  rows: departments.map(({ name, head, employees, budget }) => [
    name,
    head,
    formatNumber(employees),
    formatExactAmount(budget),
  ]),
  empty: 'No departments.',
});

const contractsTable = ({ organizationData: { contracts } }: Client) => ({
  title: 'Contracts',
  columns: ['ID', 'Type', 'Value', 'Start', 'End', 'Status'],
  rows: contracts.map(({ id, type, value, startDate, endDate, status }) => [
    id,
    contractTypeLabel[type],
    formatExactAmount(value),
    formatDate(startDate),
    formatDate(endDate),
    status,
  ]),
  empty: 'No contracts.',
});

const documentsTable = ({ documents }: Client) => ({
  title: 'Documents',
  columns: ['Document', 'Type', 'Status', 'Uploaded', 'Size'],
  rows: documents.map(({ name, type, status, uploadDate, size }) => [
    name,
    clientDocumentTypeLabel[type],
    clientDocumentStatusDisplay[status].label,
    formatDate(uploadDate),
    size,
  ]),
  empty: 'No documents.',
});

const historyTable = ({ organizationData: { complianceHistory } }: Client) => ({
  title: 'Compliance history',
  columns: ['Date', 'Check', 'Status', 'Details'],
  rows: complianceHistory.map(({ date, type, status, details }) => [
    formatDate(date),
    type,
    complianceCheckStatusDisplay[status].label,
    details,
  ]),
  empty: 'No checks yet.',
});

const tablesOf = (client: Client) =>
  [usersTable, departmentsTable, contractsTable, documentsTable, historyTable].map((tableOf) =>
    tableOf(client),
  );

const percent = (share: number) => `${formatNumber(share)}%`;

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
  ...(gap > 0 ? [[formatUndisclosedShare(gap), of, '', '', '']] : []),
];

const ownersTable = ({ owners = [], companyName }: Client) => {
  const tree = buildOwnerTree(owners);
  return {
    title: 'Beneficial owners',
    columns: ['Owner', 'Owned company', 'Share', 'Share of the client', 'Threshold'],
    rows: ownerRows(tree.owners, tree.gap, companyName),
    empty: 'No owners.',
  };
};

const hitsTable = (hits: readonly Finding[]) => ({
  title: 'Sanctions hits',
  columns: ['Name', 'Sanctions list entry', 'Match score', 'Compared data', 'Status', 'Decision'],
  rows: hits.map((hit) => [
    hit.name,
    ...(hit.cause === 'sanctions_hit'
      ? [
          `${hit.listedName} (${hit.entry.id})`,
          percent(hit.match.score),
          hit.facts.map((fact) => `${fact.label}: ${formatComparedValue(fact)}`).join('; '),
        ]
      : ['', '', uncomparedNameMessage]),
    getHitDisplay(hit).label,
    formatHitDecision(hit) ?? '',
  ]),
  empty: 'No sanctions hits on the sample list.',
});

function useScreeningTables(client: Client) {
  const [record] = useClientRecords('complianceRecords', client).data ?? [];
  const { findings: hits } = useScreeningFindings(client, record?.id);
  const isInert = useAvailability(clientTerms.editClient).state === 'inert';
  const isOwn = useOwnCompany() !== undefined;
  if (isInert) return [];
  return isOwn ? [ownersTable(client)] : [ownersTable(client), hitsTable(hits ?? [])];
}

export function ClientPrintSheet({ client }: { readonly client: Client }) {
  const now = useWorkspaceClock();
  const screening = useScreeningTables(client);
  const trail = usePrintableAuditTrail('clients', client.id);
  return (
    <PrintedRecord
      id={client.id}
      title={client.companyName}
      facts={factsOf(client, now)}
      tables={[...tablesOf(client), ...screening, trail]}
    />
  );
}

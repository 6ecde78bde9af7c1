import { auditEntries } from '../../fixtures/audit-entries';
import { clients } from '../../fixtures/clients';
import { complianceRecords } from '../../fixtures/compliance-records';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { dueCases } from '../../domain/review-case';
import { processAlerts, processes } from '../../fixtures/processes';
import { sampleHits } from '../../fixtures/sample-hits';
import { profiles } from '../../fixtures/profiles';
import { transactions } from '../../fixtures/transactions';
import type { CollectionName } from './collections';
import { movedBy } from './move-sample';
import { ownMoment } from './sample-moment';
import { defaultProcessAlertSettings } from '../commands/process-alert-settings';
import type { WorkspaceContents } from './source';

const hits = sampleHits.flatMap((hit) =>
  complianceRecords
    .filter(({ id }) => id === hit.recordId)
    .map((record) => ({ ...hit, record, since: ownMoment })),
);

/** The built-in sample, in a file of its own so that only a page that reads it loads it. */
export const sampleContents: WorkspaceContents = {
  contracts,
  clients,
  complianceRecords,
  transactions,
  processes,
  processAlerts,
  notifications,
  profiles,
  auditEntries,
  demoRequests: [],
  settings: [defaultProcessAlertSettings],
  files: [],
  contractTemplates: [],
  cases: dueCases({ clients, complianceRecords, transactions, processes, hits }, [], ownMoment),
};

/** A collection of the sample, moved so that its present is the moment (ISO). */
export const movedSample = <C extends CollectionName>(
  collection: C,
  at: string,
): WorkspaceContents[C] =>
  movedBy<object>(sampleContents[collection], ownMoment, at) as WorkspaceContents[C];

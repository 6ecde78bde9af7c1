import { auditEntries } from '../../fixtures/audit-entries';
import { clients } from '../../fixtures/clients';
import { complianceRecords } from '../../fixtures/compliance-records';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { processAlerts, processes } from '../../fixtures/processes';
import { sampleCases } from '../../fixtures/sample-cases';
import { profiles } from '../../fixtures/profiles';
import { transactions } from '../../fixtures/transactions';
import type { CollectionName } from './collections';
import { movedBy } from './move-sample';
import { ownMoment } from './sample-moment';
import { defaultProcessAlertSettings } from './process-alert-settings';
import type { WorkspaceContents } from './source';

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
  cases: sampleCases(ownMoment),
};

/** A collection of the sample, moved so that its present is the moment (ISO). */
export const movedSample = <C extends CollectionName>(
  collection: C,
  at: string,
): WorkspaceContents[C] =>
  movedBy<object>(sampleContents[collection], ownMoment, at) as WorkspaceContents[C];

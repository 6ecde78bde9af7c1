import { auditEntries } from '../fixtures/audit-entries';
import { clients } from '../fixtures/clients';
import { complianceRecords } from '../fixtures/compliance-records';
import { contracts } from '../fixtures/contracts';
import { notifications } from '../fixtures/notifications';
import { processAlerts, processes } from '../fixtures/processes';
import { profiles } from '../fixtures/profiles';
import { transactions } from '../fixtures/transactions';
import { defaultProcessAlertSettings } from './settings';
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
};

import { sampleAuditEntries } from '../../fixtures/audit-entries';
import { sampleClients } from '../../fixtures/clients';
import { sampleComplianceRecords } from '../../fixtures/compliance-records';
import { sampleContracts } from '../../fixtures/contracts';
import { sampleNotifications } from '../../fixtures/notifications';
import { sampleProcessAlerts, sampleProcesses } from '../../fixtures/processes';
import { sampleProfiles } from '../../fixtures/profiles';
import { sampleCases } from '../../fixtures/sample-cases';
import {
  originalSampleDates,
  createSampleDates,
  type SampleDates,
} from '../../fixtures/sample-dates';
import { sampleTransactions } from '../../fixtures/transactions';
import { defaultProcessAlertSettings } from '../../domain/process/process-alert-settings';
import {
  isKernelCollection,
  getCollectionSpec,
  type CollectionName,
  type KernelCollection,
  type RecordOf,
} from './collections';
import { getSampleDate } from '../../fixtures/seeding-time';
import type { WorkspaceContents } from './source';

// The sample data has its own module, so that pages load it only if they need it.
const sample: { readonly [C in KernelCollection]: (dates: SampleDates) => WorkspaceContents[C] } = {
  contracts: sampleContracts,
  clients: sampleClients,
  complianceRecords: sampleComplianceRecords,
  transactions: sampleTransactions,
  processes: sampleProcesses,
  processAlerts: sampleProcessAlerts,
  notifications: sampleNotifications,
  profiles: sampleProfiles,
  auditEntries: sampleAuditEntries,
  demoRequests: () => [],
  settings: () => [defaultProcessAlertSettings],
  files: () => [],
  contractTemplates: () => [],
  cases: sampleCases,
};

/**
 * Returns the sample records of a collection, with dates relative to `moment` (ISO 8601). Its UTC offset determines the
 * calendar date.
 */
export const createSampleRecords = <C extends CollectionName>(
  collection: C,
  moment: string,
): readonly RecordOf<C>[] => {
  const dates = createSampleDates(new Date(moment).toISOString(), getSampleDate(moment));
  const records = isKernelCollection(collection)
    ? sample[collection](dates)
    : (getCollectionSpec(collection).sample?.(dates) ?? []);
  return records as readonly RecordOf<C>[];
};

/** All sample records with their original dates. */
export const sampleContents = Object.fromEntries(
  Object.entries(sample).map(([name, records]) => [name, records(originalSampleDates)]),
) as unknown as WorkspaceContents;

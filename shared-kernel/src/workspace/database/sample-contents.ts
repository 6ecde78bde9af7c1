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
import { getSampleDay } from './seeding-time';
import type { WorkspaceContents } from './source';

// The sample is in a separate file, so that pages load the sample only if they need it.
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

/** A collection of the sample, dated relative to a time (ISO). The UTC offset of the time decides the day. */
export const createSampleRecords = <C extends CollectionName>(
  collection: C,
  moment: string,
): readonly RecordOf<C>[] => {
  const dates = createSampleDates(new Date(moment).toISOString(), getSampleDay(moment));
  const records = isKernelCollection(collection)
    ? sample[collection](dates)
    : (getCollectionSpec(collection).sample?.(dates) ?? []);
  return records as readonly RecordOf<C>[];
};

/** The whole sample with its original dates. */
export const sampleContents = Object.fromEntries(
  Object.entries(sample).map(([name, records]) => [name, records(originalSampleDates)]),
) as unknown as WorkspaceContents;

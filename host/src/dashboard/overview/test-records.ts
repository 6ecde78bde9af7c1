import type { KpiRecords } from 'shared-kernel/domain/overview';
import {
  clients,
  complianceRecords,
  contracts,
  processes,
  transactions,
} from 'shared-kernel/testing/records';

export const sampleFigureRecords: KpiRecords = {
  transactions,
  processes,
  contracts,
  clients,
  complianceRecords,
};

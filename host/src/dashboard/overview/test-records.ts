import type { FigureRecords } from 'shared-kernel/domain/overview';
import {
  clients,
  complianceRecords,
  contracts,
  processes,
  transactions,
} from 'shared-kernel/testing/records';

/** The sample’s records that the overview counts. */
export const sample: FigureRecords = {
  transactions,
  processes,
  contracts,
  clients,
  complianceRecords,
};

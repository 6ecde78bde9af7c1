import type { FigureRecords } from 'shared-kernel/domain/overview';
import {
  clients,
  complianceRecords,
  contracts,
  processes,
  transactions,
} from 'shared-kernel/testing/records';

export const sampleFigureRecords: FigureRecords = {
  transactions,
  processes,
  contracts,
  clients,
  complianceRecords,
};

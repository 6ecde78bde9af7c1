import { createProcessRecord, type ProcessForm } from './commands/create-process';

export const crudeTransferForm: ProcessForm = {
  name: 'Crude transfer',
  client: 'Meridian Energy Partners',
  type: 'fuel-transfer',
  priority: 'high',
  value: 1_000_000,
  currency: 'USD',
  startDate: '2024-07-15',
  assignedTo: 'Daniel Okafor',
};

export const createTestProcess = () => createProcessRecord(crudeTransferForm, []);

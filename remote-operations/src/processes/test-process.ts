import { newProcess, type ProcessForm } from './commands/create-process';

/** What was typed of a process to test with. */
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

/** That process as it begins: all of its sequence, nothing done. */
export const freshProcess = () => newProcess(crudeTransferForm, []);

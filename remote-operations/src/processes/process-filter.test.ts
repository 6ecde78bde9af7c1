import { type Process } from 'shared-kernel/domain/process';
import { newProcess, type ProcessForm } from './new-process';
import { filteredProcesses } from './process-filter';

const form: ProcessForm = {
  name: 'Crude transfer',
  client: 'Meridian Energy Partners',
  type: 'fuel-transfer',
  priority: 'high',
  value: 100,
  currency: 'USD',
  startDate: '2024-07-01',
  assignedTo: 'Daniel Okafor',
};

const build = (changes: Partial<Process>): Process => ({
  ...newProcess(form, '2024-07-01T00:00:00.000Z', []),
  ...changes,
});

describe('filteredProcesses', () => {
  const crude = build({ id: 'PF-2024-001', name: 'Crude transfer' });
  const audit = build({
    id: 'PF-2024-002',
    name: 'AML audit',
    client: 'Orient Bridge Finance',
    type: 'compliance-audit',
    priority: 'critical',
    status: 'completed',
  });
  const list = [crude, audit];

  it('[PM1] finds id, name and client, and combines every filter by AND', () => {
    expect(filteredProcesses(list, {})).toEqual(list);
    expect(filteredProcesses(list, { text: 'pf-2024-002' })).toEqual([audit]);
    expect(filteredProcesses(list, { text: 'MERIDIAN' })).toEqual([crude]);
    expect(filteredProcesses(list, { text: 'aml' })).toEqual([audit]);
    expect(filteredProcesses(list, { type: 'compliance-audit', status: 'active' })).toEqual([]);
    expect(filteredProcesses(list, { status: 'completed', priority: 'critical' })).toEqual([audit]);
  });
});

import { toIcs } from 'shared-kernel/format/ics';
import { newProcess, type ProcessForm } from '../new-process';
import { processIcsEvents } from './process-export';

const now = '2024-07-22T09:00:00.000Z';
const form: ProcessForm = {
  name: 'Jet fuel transfer',
  client: 'Aurora LNG Shipping',
  type: 'fuel-transfer',
  priority: 'medium',
  value: 2_000_000,
  currency: 'USD',
  startDate: '2024-07-25',
  assignedTo: 'Grace Mbeki',
};

describe('processIcsEvents', () => {
  it('[PM4] makes a whole-day event of every milestone', () => {
    const ics = toIcs(processIcsEvents(newProcess(form, now, [])), now);
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(15);
    expect(ics).toContain('SUMMARY:Batch received (PF-2024-001)\r\n');
    expect(ics).toContain('SEQUENCE:0\r\n');
    expect(ics).toContain('DTSTART;VALUE=DATE:20240725\r\nDTEND;VALUE=DATE:20240726\r\n');
  });

  it('[R16, PM4] numbers each milestone by the changes of its process', () => {
    const process = newProcess(form, now, []);
    const changedAt = ['2024-07-22T08:00:00.000Z', '2024-07-23T08:00:00.000Z', now];
    const entries = changedAt.map((at, index) => ({
      id: `AU-${index}`,
      at,
      actor: 'Grace Mbeki',
      action: 'process.setRequirement',
      subject: { collection: 'processes', id: process.id, label: process.name },
    }));
    const ics = toIcs(processIcsEvents(process, entries), now);
    expect(ics.match(/SEQUENCE:3\r\nSTATUS:CONFIRMED/g)).toHaveLength(15);
    expect(ics.match(/LAST-MODIFIED:20240723T080000Z/g)).toHaveLength(15);
  });
});

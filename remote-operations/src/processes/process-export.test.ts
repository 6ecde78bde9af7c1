import { toIcs } from 'shared-kernel/format/ics';
import { newProcess, type ProcessForm } from './new-process';
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
    expect(ics).toContain('DTSTART;VALUE=DATE:20240725\r\nDTEND;VALUE=DATE:20240726\r\n');
  });
});

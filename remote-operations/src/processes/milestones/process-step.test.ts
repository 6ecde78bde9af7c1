import type { ProcessMilestone } from '../rules/process-fields';
import { getProcessNextStep } from '../rules/milestone-order';

const milestone = (id: string, changes: Partial<ProcessMilestone> = {}): ProcessMilestone => ({
  id,
  name: `Milestone ${id}`,
  status: 'pending',
  dueDate: '2024-07-24',
  requirements: [],
  alerts: [],
  assignedTo: 'Priya Nair',
  documents: [],
  ...changes,
});
const done = milestone('M-1', { status: 'completed', dueDate: '2024-07-20' });

describe('getProcessNextStep', () => {
  it.each([
    ['nothing is planned', [], undefined],
    ['every milestone is completed', [done], undefined],
    ['one milestone is open', [done, milestone('M-2')], 'Complete “Milestone M-2”'],
    [
      'a dip test is next',
      [milestone('M-3', { dueDate: '2024-07-25' }), milestone('M-2', { kind: 'dip_test' })],
      'Confirm or reject “Milestone M-2”',
    ],
  ] as const)('[PM3] shows the next step of a process if %s', (_name, milestones, text) => {
    expect(getProcessNextStep({ milestones: [...milestones] })?.text).toBe(text);
  });

  it('[PM3] the next step of a process lists open requirements with links to their checkboxes', () => {
    const requirements = [
      { label: 'Seal checked', met: true },
      { label: 'Certificate filed', met: false },
    ];
    expect(getProcessNextStep({ milestones: [milestone('M-2', { requirements })] })).toMatchObject({
      by: 'Priya Nair, due Jul 24, 2024',
      blockers: [{ text: 'Certificate filed', part: 'requirement-M-2-1' }],
    });
  });
});

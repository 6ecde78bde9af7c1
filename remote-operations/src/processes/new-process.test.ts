import fc from 'fast-check';
import { processSchema } from 'shared-kernel/domain/process';
import * as v from 'valibot';
import {
  createProcessRecord,
  getNextProcessId,
  processFormSchema,
  type ProcessForm,
  plannedMilestoneSequence,
} from './commands/create-process';

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

describe('getNextProcessId', () => {
  it('[PM3] a new process gets the id after the highest existing id', () => {
    expect(getNextProcessId([])).toBe('PF-001');
    expect(getNextProcessId(['PF-011', 'PF-002', 'PF-2023-041'])).toBe('PF-012');
    expect(getNextProcessId(['PF-999'])).toBe('PF-1000');
    expect(getNextProcessId(['PF-x', 'CON-1'])).toBe('PF-001');
  });
});

describe('createProcessRecord', () => {
  const process = createProcessRecord(form, ['PF-011']);

  it('[PM1, PM6] plans the milestones of a new process from its start date', () => {
    expect(process).toMatchObject({
      id: 'PF-012',
      status: 'active',
      startDate: '2024-07-25',
      estimatedCompletion: '2024-08-09',
      currentMilestone: 'PF-012-M01',
    });
    expect(process.milestones.map(({ kind }) => kind)).toEqual(
      plannedMilestoneSequence.map(({ kind }) => kind),
    );
    expect(process.milestones.map(({ status }) => status)).toEqual([
      'in-progress',
      ...Array.from({ length: 14 }, () => 'pending'),
    ]);
    expect(process.milestones.slice(0, 2)).toMatchObject([
      { name: 'Batch received', dueDate: '2024-07-25' },
      { name: 'Dip test', dueDate: '2024-07-26' },
    ]);
  });

  it('[R6, PM3] any accepted input of the form creates a valid process', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.string({ minLength: 1 }),
          client: fc.string({ minLength: 1 }),
          value: fc.double(),
          startDate: fc
            .date({ min: new Date('1890-01-01'), max: new Date('2210-12-31'), noInvalidDate: true })
            .map((date) => date.toISOString().slice(0, 10)),
        }),
        (changes) => {
          const { success, output } = v.safeParse(processFormSchema, { ...form, ...changes });
          expect(!success || v.is(processSchema, createProcessRecord(output, []))).toBe(true);
        },
      ),
    );
  });
});

describe('processFormSchema', () => {
  it('[PM1] the form for a new process reports missing and invalid fields', () => {
    const { issues = [] } = v.safeParse(processFormSchema, {
      ...form,
      name: ' ',
      client: '',
      value: -1,
      startDate: 'soon',
      assignedTo: '',
    });
    expect(issues.map(({ message }) => message)).toEqual([
      'Name is required',
      'Client is required',
      'Value cannot be negative',
      'Enter a date from 1900 to 2199 such as 2024-07-22',
      'Assignee is required',
    ]);
  });

  it.each([
    [1000.05, 'USD', []],
    [1000.005, 'USD', ['USD has at most 2 decimals']],
    [1_000_000, 'JPY', []],
    [1_000_000.5, 'JPY', ['JPY has no decimals']],
    ['1000.05', 'EUR', []],
    ['1.000', 'EUR', ['1.000 can mean 1 or 1,000']],
    ['', 'EUR', ['Value is required']],
  ])(
    '[R8, R7, PM1] validates the decimals of the process value %s %s',
    (value, currency, messages) => {
      const { issues = [] } = v.safeParse(processFormSchema, { ...form, value, currency });
      expect(issues.map(({ message }) => message)).toEqual(messages);
      for (const { path } of issues) expect(path?.[0].key).toBe('value');
    },
  );

  it.each([
    ['2199-12-16', undefined],
    ['2199-12-17', 'Choose Dec 16, 2199 or earlier: the last milestone is due 15 days later'],
    ['2199-12-25', 'Choose Dec 16, 2199 or earlier: the last milestone is due 15 days later'],
    ['2200-01-01', 'Enter a date from 1900 to 2199 such as 2024-07-22'],
  ])('[R6] for the start date %s of a process, the error is: %s', (startDate, message) => {
    const { issues } = v.safeParse(processFormSchema, { ...form, startDate });
    expect(issues?.map((issue) => issue.message)).toEqual(message && [message]);
  });

  it.each(['name', 'assignedTo'] as const)(
    '[C8, PM1] the process field %s accepts 200 characters and rejects 201',
    (field) => {
      const messages = (length: number) =>
        v
          .safeParse(processFormSchema, { ...form, [field]: 'x'.repeat(length) })
          .issues?.map(({ message }) => message);
      expect(messages(200)).toBeUndefined();
      expect(messages(201)).toEqual(['At most 200 characters, not 201']);
    },
  );
});

import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { findReminderDay } from './find-reminder-day';

const [sent] = contracts as [Contract];
const dated = { ...sent, envelope: { remindOn: '2024-07-24', expiresOn: '2024-07-26' } };

describe('findReminderDay', () => {
  it.each([
    ['2024-07-23', undefined],
    ['2024-07-24', '2024-07-24'],
    ['2024-07-26', '2024-07-24'],
    ['2024-07-27', undefined],
  ])('[signatures, time] on %s, the reminder day of an envelope is %j', (today, reminded) => {
    expect(findReminderDay(dated, today)).toBe(reminded);
  });

  it.each([
    ['an envelope without dates', { ...dated, envelope: undefined }],
    ['a contract that was not sent', { ...dated, documents: [] }],
    [
      'a contract that everyone has signed',
      {
        ...dated,
        signatories: sent.signatories.map((person) => ({ ...person, status: 'signed' as const })),
      },
    ],
  ])('[signatures, time] there is no reminder for %s', (_what, contract) => {
    expect(findReminderDay(contract, '2024-07-25')).toBeUndefined();
  });
});

/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
import { isTimestamp } from '../../domain/times';
import { createSampleContents } from '../test-support/seeds';
import { originalSampleTime, getSampleDate, getSeedingTime } from './seeding-time';

describe('date of the sample', () => {
  it.each([
    ['2026-11-24T02:10:59.999Z', '2026-11-23T22:40:00.000-03:30'],
    ['2026-07-01T02:30:00.000Z', '2026-07-01T00:00:00.000-02:30'],
  ])(
    '[time, workspace] the UTC offset of the clock at %s is stored with the sample',
    (now, moment) => {
      expect(getSeedingTime(new Date(now))).toBe(moment);
      expect(isTimestamp(moment)).toBe(true);
      expect(getSampleDate(moment)).toBe(moment.slice(0, 10));
    },
  );

  it('[time, workspace] the sample has the local date of its creation, even if it is read in another time zone', () => {
    const first = (moment: string) => createSampleContents(moment).processes[0]?.startDate;
    const here = first('2026-11-23T22:40:00.000-03:30');
    expect(first('2026-11-23T16:10:00.000-10:00')).toBe(here);
    expect(first('2026-11-24T16:10:00.000+14:00')).not.toBe(here);
    expect(first('2026-11-24T16:10:00.000+14:00')).toBe(first('2026-11-24T22:40:00.000-03:30'));
  });

  it('[time, workspace] the user’s time zone applies to a sample without a stored offset', () => {
    expect(getSampleDate('2026-11-24T02:10:00.000Z')).toBe('2026-11-23');
    expect(getSampleDate('2026-11-24T03:30:00.000Z')).toBe('2026-11-24');
  });
});

it('[time, workspace] the original sample has its original date', () => {
  expect(getSampleDate(originalSampleTime)).toBe('2024-07-22');
});

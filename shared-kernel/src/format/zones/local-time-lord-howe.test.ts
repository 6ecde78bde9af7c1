/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Australia/Lord_Howe"}
 */
import { listLocalInstants, getLocalTimeError } from '../local-time';

describe('local time on Lord Howe Island, where daylight saving shifts the clock by half an hour', () => {
  it('[R56, time] half an hour of local time is skipped or repeated on Lord Howe Island', () => {
    expect(getLocalTimeError('2026-10-04T02:15')).toMatch(/^02:15 does not exist .*Lord_Howe/);
    expect(listLocalInstants('2026-10-04T02:30')).toHaveLength(1);
    expect(listLocalInstants('2026-04-05T01:45')).toEqual([
      '2026-04-04T14:45:00.000Z',
      '2026-04-04T15:15:00.000Z',
    ]);
    expect(listLocalInstants('2026-04-05T02:00')).toHaveLength(1);
  });
});

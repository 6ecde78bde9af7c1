/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Australia/Lord_Howe"}
 */
import { localInstants, localTimeError } from '../local-time';

describe('local time on Lord Howe Island, with a change of half an hour', () => {
  it('[R56, time] local time is skipped or occurs twice for half an hour on Lord Howe Island', () => {
    expect(localTimeError('2026-10-04T02:15')).toMatch(/^02:15 does not exist .*Lord_Howe/);
    expect(localInstants('2026-10-04T02:30')).toHaveLength(1);
    expect(localInstants('2026-04-05T01:45')).toEqual([
      '2026-04-04T14:45:00.000Z',
      '2026-04-04T15:15:00.000Z',
    ]);
    expect(localInstants('2026-04-05T02:00')).toHaveLength(1);
  });
});

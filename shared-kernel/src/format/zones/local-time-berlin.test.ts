/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Europe/Berlin"}
 */
import {
  getChosenInstant,
  isLocalTimeChosen,
  listLocalInstants,
  listLocalTimeChoices,
  getLocalTimeError,
} from '../local-time';

describe('local time in Berlin', () => {
  it.each([
    ['2026-03-29T01:59', ['2026-03-29T00:59:00.000Z']],
    ['2026-03-29T02:00', []],
    ['2026-03-29T02:59', []],
    ['2026-03-29T03:00', ['2026-03-29T01:00:00.000Z']],
    ['2026-10-25T01:59', ['2026-10-24T23:59:00.000Z']],
    ['2026-10-25T02:00', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
    ['2026-10-25T02:59', ['2026-10-25T00:59:00.000Z', '2026-10-25T01:59:00.000Z']],
    ['2026-10-25T03:00', ['2026-10-25T02:00:00.000Z']],
    ['2026-07-01T12:00', ['2026-07-01T10:00:00.000Z']],
    ['no time', []],
  ])('[R56, time] converts %s in Berlin to the UTC times %j', (local, instants) => {
    expect(listLocalInstants(local)).toEqual(instants);
  });

  it('[R56] reports that a time skipped by daylight saving does not exist in the time zone', () => {
    expect(getLocalTimeError('2026-03-29T02:30')).toBe(
      '02:30 does not exist on Mar 29, 2026 in Europe/Berlin: the clocks go forward. Choose another time.',
    );
    for (const local of ['2026-03-29T03:00', '2026-10-25T02:30', '', 'soon'])
      expect(getLocalTimeError(local)).toBeUndefined();
  });

  it('[R56] asks the user to choose if a local time occurs twice', () => {
    const [first, second] = listLocalTimeChoices('2026-10-25T02:30');
    expect([first?.label, second?.label]).toEqual(['First 02:30 (GMT+2)', 'Second 02:30 (GMT+1)']);
    expect(isLocalTimeChosen('2026-10-25T02:30', undefined)).toBe(false);
    expect(isLocalTimeChosen('2026-10-25T02:30', '2026-10-25T00:00:00.000Z')).toBe(false);
    expect(isLocalTimeChosen('2026-10-25T02:30', second?.value)).toBe(true);
    expect(isLocalTimeChosen('2026-10-25T12:30', undefined)).toBe(true);
    expect(getChosenInstant('2026-10-25T02:30', second?.value)).toBe('2026-10-25T01:30:00.000Z');
    expect(getChosenInstant('2026-10-25T12:30', second?.value)).toBe('2026-10-25T11:30:00.000Z');
  });
});

/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Honolulu"}
 */
import { sampleContents } from '../database/sample-contents';
import { movedContents } from '../test-support/seeds';
import { ownMoment, sampleDay } from '../database/sample-moment';
import { standsAtTheReadersDay } from '../test-support/seeded-anywhere';

describe('sample seeded in Pacific/Honolulu', () => {
  standsAtTheReadersDay();
});

it('[time, workspace] the original sample has its own day, although the local day differs', () => {
  expect(sampleDay(ownMoment)).toBe('2024-07-22');
  expect(movedContents(ownMoment)).toEqual(sampleContents);
});

/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Honolulu"}
 */
import { sampleContents } from '../database/sample-contents';
import { createSampleContents } from '../test-support/seeds';
import { originalSampleTime, getSampleDate } from '../../fixtures/seeding-time';
import { testSampleInTimeZone } from '../test-support/sample-in-time-zone';

describe('sample seeded in Pacific/Honolulu', () => {
  testSampleInTimeZone();
});

it('[time, workspace] the original sample has its original date, although the local date differs', () => {
  expect(getSampleDate(originalSampleTime)).toBe('2024-07-22');
  expect(createSampleContents(originalSampleTime)).toEqual(sampleContents);
});

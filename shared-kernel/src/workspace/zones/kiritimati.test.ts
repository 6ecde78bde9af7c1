/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Kiritimati"}
 */
import { testSampleInTimeZone } from '../test-support/sample-in-time-zone';

describe('sample seeded in Pacific/Kiritimati', () => {
  testSampleInTimeZone();
});

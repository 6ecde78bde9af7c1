/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Europe/Berlin"}
 */
import { testSampleInTimeZone } from '../test-support/sample-in-time-zone';

describe('sample seeded in Europe/Berlin', () => {
  testSampleInTimeZone();
});

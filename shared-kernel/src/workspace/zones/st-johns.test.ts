/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
import { testSampleInTimeZone } from '../test-support/sample-in-time-zone';

describe('sample seeded in America/St_Johns', () => {
  testSampleInTimeZone();
});

/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Kiritimati"}
 */
import { standsAtTheReadersDay } from '../test-support/seeded-anywhere';

describe('sample seeded in Pacific/Kiritimati', () => {
  standsAtTheReadersDay();
});

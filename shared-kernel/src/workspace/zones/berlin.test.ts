/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Europe/Berlin"}
 */
import { standsAtTheReadersDay } from '../test-support/seeded-anywhere';

describe('sample seeded in Europe/Berlin', () => {
  standsAtTheReadersDay();
});

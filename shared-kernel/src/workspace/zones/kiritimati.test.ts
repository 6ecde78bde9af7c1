/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Kiritimati"}
 */
import { standsAtTheReadersDay } from './seeded-anywhere';

describe('a sample seeded in Pacific/Kiritimati', () => {
  standsAtTheReadersDay();
});

/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
import { standsAtTheReadersDay } from '../test-support/seeded-anywhere';

describe('sample seeded in America/St_Johns', () => {
  standsAtTheReadersDay();
});

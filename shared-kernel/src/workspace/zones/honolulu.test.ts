/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Honolulu"}
 */
import { standsAtTheReadersDay } from './seeded-anywhere';

describe('a sample seeded in Pacific/Honolulu', standsAtTheReadersDay);

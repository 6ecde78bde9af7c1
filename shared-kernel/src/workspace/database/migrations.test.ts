import { migrateRecord } from './migrations';

describe('migrateRecord', () => {
  const steps = [
    { contracts: (value: unknown) => `${String(value)}2` },
    { clients: () => 'other' },
    { contracts: (value: unknown) => `${String(value)}4` },
  ];

  it('[workspace] takes a record through every version since its own', () => {
    expect(migrateRecord('contracts', 'v', 1, steps)).toBe('v24');
    expect(migrateRecord('contracts', 'v', 2, steps)).toBe('v4');
    expect(migrateRecord('contracts', 'v', 4, steps)).toBe('v');
  });
});

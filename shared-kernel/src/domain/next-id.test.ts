import fc from 'fast-check';
import { getNextId } from './next-id';

describe('getNextId', () => {
  it.each([
    [[], 'CL-001'],
    [['CL-001', 'CL-012', 'CL-007'], 'CL-013'],
    [['CL-999'], 'CL-1000'],
    [['CL-', 'CL-x', 'CR-050', 'CL-9999999999999999'], 'CL-001'],
  ])('[CL6] the id after %j is %s', (taken, id) => {
    expect(getNextId('CL-', taken, 3)).toBe(id);
  });

  it('[CL6] a new id never equals an existing id', () => {
    fc.assert(
      fc.property(fc.array(fc.nat().map((number) => `CL-${number}`)), (taken) => {
        expect(taken).not.toContain(getNextId('CL-', taken, 3));
      }),
    );
  });
});

import fc from 'fast-check';
import { sortSliced } from './time-slices';

it('[workspace] sorts as sorting in one go does', async () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 5000, size: 'max' });
  await fc.assert(
    fc.asyncProperty(numbers, async (items) => {
      const order = (a: number, b: number) => a - b;
      expect(await sortSliced(items, order)).toEqual([...items].sort(order));
    }),
    { numRuns: 30 },
  );
});

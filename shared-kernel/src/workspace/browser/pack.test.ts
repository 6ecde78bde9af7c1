import fc from 'fast-check';
import { transactions } from '../../fixtures/transactions';
import { packBlock, unpackBlock } from './pack';

const stored = transactions.map((record, at) => ({ record, revision: at + 1 }));

describe('a packed block', () => {
  it('[workspace] is the records and revisions that it was made of, their fields in their order', () => {
    const read = unpackBlock(packBlock(stored));
    expect(read).toEqual(stored);
    expect(JSON.stringify(read)).toBe(JSON.stringify(stored));
  });

  it('[workspace] is any records as JSON has them', () => {
    const value = fc.oneof(
      fc.constantFrom('a text of some length', '\u0000["a"]', null, 0, true),
      fc.array(fc.constantFrom('a', 1, null), { maxLength: 2 }),
      fc.jsonValue(),
    );
    const record = fc.dictionary(fc.oneof(fc.constantFrom('id', '__proto__'), fc.string()), value);
    fc.assert(
      fc.property(fc.array(fc.record({ record, revision: fc.nat() })), (all) => {
        const text = JSON.stringify(all);
        expect(JSON.stringify(unpackBlock(packBlock(JSON.parse(text) as typeof all)))).toBe(text);
      }),
    );
  });

  it('[workspace] has what several records have alike once', () => {
    const [first] = stored;
    const alike = Array.from({ length: 100 }, (_, at) => ({
      record: { ...first?.record, id: `TX-${at}` },
      revision: 1,
    }));
    const text = packBlock(alike);
    expect(text.length).toBeLessThan(JSON.stringify(alike).length / 2);
    const read = unpackBlock(text) as typeof alike;
    expect(new Set(read.map(({ record }) => record.processingSteps)).size).toBe(1);
  });

  it('[workspace] is read as a version before this one packed it', () => {
    const text = JSON.stringify([[1, 2], stored.slice(0, 2).map(({ record }) => record)]);
    expect(unpackBlock(text)).toEqual(stored.slice(0, 2));
  });

  it.each(['', 'null', '7', '[]', '{}', '[[1],[]]', '{"revisions":[],"records":[{}],"shared":[]}'])(
    '[workspace] is nothing where it is no block: %j',
    (text) => {
      expect(unpackBlock(text)).toBeUndefined();
    },
  );

  it('[workspace] is nothing to a version that takes it for a list of two', () => {
    const read = () => {
      const [revisions] = JSON.parse(packBlock(stored)) as number[][];
      return revisions;
    };
    expect(read).toThrow(TypeError);
  });
});

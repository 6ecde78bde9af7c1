import fc from 'fast-check';
import { deepEqual } from '../commands/deep-equal';
import { reconcile } from './reconcile';

const record = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y'), fc.integer({ min: 0, max: 2 })),
    fc.uniqueArray(
      fc.record({ id: fc.constantFrom('1', '2', '3'), n: fc.integer({ min: 0, max: 2 }) }),
      { selector: ({ id }) => id },
    ),
  ),
);

const merged = (...[base, ours, theirs, rules]: Parameters<typeof reconcile>) => {
  const result = reconcile(base, ours, theirs, rules);
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.record;
};

describe('reconcile', () => {
  it('[workspace] takes the version of whoever changed something, when only one did', () => {
    fc.assert(
      fc.property(record, record, (base, changed) => {
        expect(deepEqual(merged(base, changed, base), changed)).toBe(true);
        expect(deepEqual(merged(base, base, changed), changed)).toBe(true);
      }),
    );
  });

  it('[workspace] agrees with two who made the same change', () => {
    fc.assert(
      fc.property(record, record, (base, changed) => {
        expect(deepEqual(merged(base, changed, changed), changed)).toBe(true);
      }),
    );
  });

  it('[workspace] comes to the same whoever is first, or to a conflict for both', () => {
    fc.assert(
      fc.property(record, record, record, (base, one, other) => {
        const [first, second] = [reconcile(base, one, other), reconcile(base, other, one)];
        expect(first.ok).toBe(second.ok);
        if (!first.ok && !second.ok) {
          expect(first.fields.map(({ field }) => field).sort()).toEqual(
            second.fields.map(({ field }) => field).sort(),
          );
        }
      }),
    );
  });

  it('[workspace] never invents a value', () => {
    fc.assert(
      fc.property(record, record, record, (base, one, other) => {
        const result = reconcile(base, one, other);
        if (!result.ok) return;
        for (const [field, value] of Object.entries(result.record)) {
          if (typeof value === 'number') expect([one[field], other[field]]).toContain(value);
        }
      }),
    );
  });

  it('[workspace] takes each changed field from whoever changed it', () => {
    const base = { title: 'A', place: { city: 'Oslo', zip: '1' }, note: 'x' };
    const ours = { title: 'B', place: { city: 'Oslo', zip: '2' }, note: 'x' };
    const theirs = { title: 'A', place: { city: 'Bergen', zip: '1' } };
    expect(merged(base, ours, theirs)).toEqual({ title: 'B', place: { city: 'Bergen', zip: '2' } });
  });

  it('[workspace] merges lists whose entries have an id, additions and removals too', () => {
    const [one, two] = [
      { id: '1', n: 0 },
      { id: '2', n: 0 },
    ];
    expect(
      merged(
        { list: [one, two] },
        { list: [{ id: '1', n: 5 }, two, { id: '3', n: 0 }] },
        { list: [one, { id: '4', n: 0 }] },
      ),
    ).toEqual({
      list: [
        { id: '1', n: 5 },
        { id: '4', n: 0 },
        { id: '3', n: 0 },
      ],
    });
  });

  it('[workspace] names the field, and both values, where both changed it', () => {
    expect(reconcile({ a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 3 } })).toEqual({
      ok: false,
      fields: [{ field: 'a.b', ours: 2, theirs: 3 }],
    });
    expect(reconcile({ tags: ['x'] }, { tags: ['y'] }, { tags: ['z'] })).toMatchObject({
      ok: false,
    });
  });

  it('[workspace] names two different additions under one id', () => {
    const result = reconcile(
      { list: [] },
      { list: [{ id: '1', n: 1 }] },
      { list: [{ id: '1', n: 2 }] },
    );
    expect(result).toMatchObject({ ok: false, fields: [{ field: 'list.1' }] });
  });

  it('[workspace] lets the later of two moments stand', () => {
    const rules = { latestWins: ['at'] };
    expect(merged({ at: '1', a: 1 }, { at: '3', a: 1 }, { at: '2', a: 2 }, rules)).toEqual({
      at: '3',
      a: 2,
    });
  });

  it('[workspace] does not tear apart what belongs together', () => {
    const rules = { entangled: [['status', 'reason']] };
    const base = { status: 'open', reason: '', title: 'A' };
    expect(
      reconcile(base, { ...base, status: 'failed' }, { ...base, reason: 'held' }, rules),
    ).toEqual({
      ok: false,
      fields: [
        { field: 'status', ours: 'failed', theirs: 'open' },
        { field: 'reason', ours: '', theirs: 'held' },
      ],
    });
    expect(merged(base, { ...base, status: 'failed' }, { ...base, title: 'B' }, rules)).toEqual({
      status: 'failed',
      reason: '',
      title: 'B',
    });
  });
});

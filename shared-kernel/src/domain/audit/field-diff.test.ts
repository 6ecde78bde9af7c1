import fc from 'fast-check';
import { computeFieldDiff } from './field-diff';

const people = [
  { id: 'S-1', name: 'A. Signatory', status: 'pending' },
  { id: 'S-2', name: 'B. Signatory', status: 'pending' },
];

describe('computeFieldDiff', () => {
  it('[workspace] the change in an audit entry omits unchanged fields', () => {
    expect(
      computeFieldDiff(
        { title: 'Old', client: 'C', value: '' },
        { title: 'New', client: 'C', value: '' },
      ),
    ).toEqual({ before: { title: 'Old' }, after: { title: 'New' } });
  });

  it('[workspace] the change in an audit entry contains only the individual fields that differ', () => {
    expect(
      computeFieldDiff(
        { notarization: { required: true, status: 'pending' } },
        { notarization: { required: true, status: 'scheduled', notaryName: 'R. Notary' } },
      ),
    ).toEqual({
      before: { notarization: { status: 'pending' } },
      after: { notarization: { status: 'scheduled', notaryName: 'R. Notary' } },
    });
  });

  it('[workspace] the change in an audit entry contains only the changed list items, identified by id', () => {
    const signed = people.map((person) =>
      person.id === 'S-1' ? { ...person, status: 'signed' } : person,
    );
    expect(computeFieldDiff({ people }, { people: signed })).toEqual({
      before: { people: [{ id: 'S-1', status: 'pending' }] },
      after: { people: [{ id: 'S-1', status: 'signed' }] },
    });
  });

  it('[workspace] the change in an audit entry contains added and removed list items completely', () => {
    const [first, second] = people;
    expect(computeFieldDiff({ people: [first] }, { people })).toEqual({
      before: { people: [] },
      after: { people: [second] },
    });
    expect(computeFieldDiff({ people }, { people: [first] })).toEqual({
      before: { people: [second] },
      after: { people: [] },
    });
    expect(computeFieldDiff(undefined, { id: 'C-1' })).toEqual({
      before: undefined,
      after: { id: 'C-1' },
    });
  });

  it('[workspace] the change in an audit entry contains the whole list if its items have no ids', () => {
    expect(computeFieldDiff({ flags: ['a'] }, { flags: ['a', 'b'] })).toEqual({
      before: { flags: ['a'] },
      after: { flags: ['a', 'b'] },
    });
    const turned = people.toReversed();
    expect(computeFieldDiff(people, turned)).toEqual({ before: people, after: turned });
  });

  it('[workspace] the change of an unchanged record is empty', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        expect(computeFieldDiff(record, structuredClone(record))).toEqual({
          before: {},
          after: {},
        });
      }),
    );
  });
});

import type { BeneficialOwner } from './owner-form-schema';
import {
  formatUndisclosedShare,
  findOwnershipError,
  ownershipThreshold,
  buildOwnerTree,
} from './owner-tree';

const person = (id: string, share: number, through?: string): BeneficialOwner => ({
  id,
  name: `Person ${id}`,
  kind: 'person',
  share,
  ...(through !== undefined && { through }),
});

const company = (id: string, share: number, through?: string): BeneficialOwner => ({
  ...person(id, share, through),
  name: `Company ${id}`,
  kind: 'company',
});

describe('buildOwnerTree', () => {
  it('[CL5] lists each owner below the company it owns, with the largest share first', () => {
    const { owners, gap } = buildOwnerTree([
      person('A', 20),
      company('B', 68),
      person('C', 50, 'B'),
    ]);
    expect(owners.map(({ owner }) => owner.id)).toEqual(['B', 'A']);
    expect(owners[0]?.owners.map(({ owner }) => owner.id)).toEqual(['C']);
    expect(owners[0]?.owners[0]?.effective).toBe(34);
    expect(formatUndisclosedShare(gap)).toBe('12% undisclosed');
    expect(owners[0]?.gap).toBe(50);
    expect(owners[1]?.gap).toBe(0);
  });

  it.each([
    [24.99, false],
    [25, true],
  ])(
    '[CL5] marks an owner of %d percent of the client as a beneficial owner: %s',
    (share, isMarked) => {
      const [node] = buildOwnerTree([person('A', share)]).owners;
      expect((node?.total ?? 0) >= ownershipThreshold).toBe(isMarked);
    },
  );

  it('[CL5] adds up the shares that one person holds directly and through companies', () => {
    const again = { ...person('C', 30, 'B'), name: 'person a' };
    const { owners } = buildOwnerTree([company('B', 50), person('A', 10), again]);
    expect(owners.find(({ owner }) => owner.id === 'A')?.total).toBe(25);
    const other = { ...again, birthDate: '1970-01-01' };
    const own = { ...person('A', 10), birthDate: '1980-01-01' };
    const apart = buildOwnerTree([company('B', 50), own, other]).owners;
    expect(apart.find(({ owner }) => owner.id === 'A')?.total).toBe(10);
  });

  it('[CL5] the share of a company without listed owners counts as undisclosed, except for rounding differences', () => {
    expect(buildOwnerTree([company('B', 100)]).owners[0]?.gap).toBe(100);
    expect(buildOwnerTree([]).gap).toBe(100);
    const thirds = ['A', 'B', 'C'].map((id) => person(id, id === 'C' ? 33.34 : 33.33));
    expect(buildOwnerTree(thirds).gap).toBe(0);
    expect(findOwnershipError(thirds)).toBeUndefined();
  });
});

describe('invalid owners', () => {
  it.each([
    ['an owner without a name', [{ ...person('A', 10), name: '  ' }], 'Each owner needs a name.'],
    ['a negative share', [person('A', -5)], /more than 0% and at most 100%, not -5%/],
    ['a share of zero', [person('A', 0)], /more than 0%/],
    ['140%', [person('A', 140)], /not 140%/],
    ['a share that is not a number', [person('A', Number.NaN)], /more than 0%/],
    [
      '140% in total',
      [person('A', 70), person('B', 70)],
      /total ownership of the client would be 140%/,
    ],
    [
      'more than 100% of one company',
      [company('B', 50), person('A', 60, 'B'), person('C', 40.01, 'B')],
      /of Company B would be 100.01%/,
    ],
    ['itself', [company('A', 50, 'A')], /cannot be an indirect owner of itself/],
    [
      'a cycle of three owners',
      [company('A', 50, 'C'), company('B', 50, 'A'), company('C', 50, 'B')],
      /cannot be an indirect owner of itself/,
    ],
    ['a missing intermediate company', [person('A', 50, 'X')], /is not in the list of owners/],
    [
      'a person as intermediate company',
      [person('B', 50), person('A', 50, 'B')],
      /is a person and has no owners/,
    ],
  ])('[CL5] rejects the owners of a client because of %s', (_what, owners, fault) => {
    expect(findOwnershipError(owners)).toMatch(fault);
  });

  it('[CL5] the owner tree omits owners that form a cycle', () => {
    const tree = buildOwnerTree([person('A', 40), company('B', 50, 'C'), company('C', 50, 'B')]);
    expect(tree.owners.map(({ owner }) => owner.id)).toEqual(['A']);
  });
});

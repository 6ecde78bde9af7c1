import { portalKeys, portalLabel, type PortalKey, type PortalPerson } from '../portal';
import { canApproveCase, isCaseOwnedBy, getCaseOwnerName, toCaseOwner } from './case-people';
import type { CaseDecision } from './review-case.schema';

const author: PortalPerson = { by: 'banking', name: 'Tan Mei Ling', personId: 'PER-004' };
const at = '2024-07-22T09:00:00.000Z';
const pending: CaseDecision = { ...author, at, outcome: 'confirmed', reason: 'A', facts: '' };
const subject = { kind: 'transaction', id: 'TX-1' } as const;

describe('canApproveCase', () => {
  it.each<[string, PortalPerson, boolean]>([
    ['the author', author, false],
    ['the author in another portal', { ...author, by: 'admin' }, false],
    ['a colleague in the same portal', { by: 'banking', name: 'A', personId: 'PER-104' }, true],
    ['the person of the other portal', { by: 'admin', name: 'B', personId: 'PER-001' }, true],
    ['a person of a portal that does not decide', { by: 'vendor', name: 'C' }, false],
  ])(
    '[R62, cases] canApproveCase returns whether %s can approve the decision (case %#)',
    (_who, person, expected) => {
      expect(canApproveCase({ subject, decisions: [pending] }, person)).toBe(expected);
    },
  );

  it('[R62, cases] nobody can approve without a pending decision', () => {
    const end = { ...author, at, how: 'returned', reason: '' } as const;
    const admin: PortalPerson = { by: 'admin', name: 'B', personId: 'PER-001' };
    for (const decisions of [[], [{ ...pending, end }]])
      expect(canApproveCase({ subject, decisions }, admin)).toBe(false);
  });
});

describe('isCaseOwnedBy', () => {
  it('[R62, cases] a colleague in the portal does not own the review case of another person', () => {
    const taken = { owner: 'banking', ownerId: 'PER-004' } as const;
    expect(isCaseOwnedBy(taken, author)).toBe(true);
    expect(isCaseOwnedBy(taken, { ...author, personId: 'PER-104' })).toBe(false);
    expect(isCaseOwnedBy({ owner: 'banking' }, author)).toBe(true);
    expect(isCaseOwnedBy({}, author)).toBe(false);
  });
});

describe('the name of the owner', () => {
  const people = Object.fromEntries(
    portalKeys.map((by): [PortalKey, PortalPerson] => [by, { by, name: `The user of ${by}` }]),
  ) as Record<PortalKey, PortalPerson>;
  const bea: PortalPerson = { by: 'banking', name: 'Bea Moreau', personId: 'PER-bea' };
  const ben: PortalPerson = { by: 'banking', name: 'Ben Tanaka', personId: 'PER-ben' };

  it('[R169] an owner with a profile is shown with the name in the profile, even if the name has changed', () => {
    expect(toCaseOwner(author)).toEqual({ owner: 'banking', ownerId: 'PER-004' });
    expect(getCaseOwnerName(toCaseOwner(author), people)).toBe('The user of banking');
    expect(getCaseOwnerName({ owner: 'banking' }, people)).toBe('The user of banking');
    expect(getCaseOwnerName({}, people)).toBeUndefined();
  });

  it('[R169] an owner without a profile in the portal is shown with the name stored in the review case', () => {
    expect(getCaseOwnerName(toCaseOwner(bea), { ...people, banking: ben })).toBe('Bea Moreau');
  });

  it('[R169] an unknown owner is shown as the name of the portal, and all users of the portal count as owners', () => {
    const ofPortal = toCaseOwner({ by: 'banking', name: portalLabel.banking });
    expect(getCaseOwnerName(ofPortal, { ...people, banking: ben })).toBe('Banking');
    expect(
      getCaseOwnerName({ owner: 'banking', ownerId: 'PER-004' }, { ...people, banking: ben }),
    ).toBe('Banking');
    expect([bea, ben, author].map((person) => isCaseOwnedBy(ofPortal, person))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isCaseOwnedBy(ofPortal, { ...bea, by: 'admin' })).toBe(false);
  });
});

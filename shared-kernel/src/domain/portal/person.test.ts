import { isSamePerson, getPersonId, type PortalPerson } from './person';

const tan: PortalPerson = { by: 'banking', name: 'Tan Mei Ling', personId: 'PER-004' };

describe('isSamePerson and getPersonId', () => {
  it.each<[string, PortalPerson, boolean]>([
    ['the same id', tan, true],
    ['the same id in another portal, renamed', { ...tan, by: 'admin', name: 'M. Tan' }, true],
    ['another id in the same portal', { ...tan, personId: 'PER-104' }, false],
    ['another id with the same name', { by: 'admin', name: tan.name, personId: 'PER-001' }, false],
    ['the same portal in an old record', { by: 'banking', name: 'M. Tan' }, true],
    ['the same name in an old record', { by: 'admin', name: tan.name }, true],
    ['another portal and name in an old record', { by: 'admin', name: 'Nadia Rahman' }, false],
  ])(
    '[R62] isSamePerson returns whether two users with %s are the same person (case %#)',
    (_what, other, expected) => {
      expect(isSamePerson(tan, other)).toBe(expected);
      expect(isSamePerson(other, tan)).toBe(expected);
    },
  );

  it('[R62] a person without an id counts as the sample user of the portal', () => {
    expect(getPersonId({ by: 'banking' })).toBe('PER-004');
    expect(getPersonId({ by: 'banking', personId: 'PER-104' })).toBe('PER-104');
  });
});

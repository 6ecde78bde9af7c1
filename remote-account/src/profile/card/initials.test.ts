import { profiles } from 'shared-kernel/testing/records';
import fc from 'fast-check';
import { portalKeys } from 'shared-kernel/domain/portal';
import { initials } from './initials';
import { securityLevelTone } from './security-level-tone';

describe('the profile card', () => {
  it('[PR2] tones the security level red, blue or green', () => {
    expect(portalKeys.map((key) => securityLevelTone[key])).toEqual([
      'danger',
      'success',
      'info',
      'info',
      'success',
      'danger',
    ]);
  });

  it.each([
    ['Elena Vasquez', 'EV'],
    ['Youssef El Amrani', 'YA'],
    ['elena', 'E'],
    ['  Ilze   Kalniņa ', 'IK'],
    ['李伟', '李'],
    ['山田 太郎', '山太'],
    ['Ольга Ёлкина', 'ОЁ'],
    ['عمر صالح', 'عص'],
    ['नंदिनी शर्मा', 'नंश'],
    ['e\u0301va nagy', 'E\u0301N'],
    ['(Ann) "Bo" !', 'AB'],
    ['𠮷野 家', '𠮷家'],
    ['', '?'],
    ['   ', '?'],
    ['🙂 !', '?'],
  ])('[PR2] replaces the photo of %j by %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('[PR2] always has something to show', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(initials(name)).not.toBe('');
      }),
    );
  });

  it('[PR2] gives each profile of the sample two letters', () => {
    for (const { fullName } of profiles) expect(initials(fullName)).toHaveLength(2);
  });
});

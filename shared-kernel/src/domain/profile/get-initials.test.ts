import fc from 'fast-check';
import { getInitials } from './get-initials';

describe('initials', () => {
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
  ])('[PR2] the name %j has the initials %s', (name, letters) => {
    expect(getInitials(name)).toBe(letters);
  });

  it('[PR2] initials are never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(getInitials(name)).not.toBe('');
      }),
    );
  });
});

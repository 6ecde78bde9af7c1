import * as v from 'valibot';
import { passwordFormSchema, ratePassword } from './password-form-schema';

function messages(schema: v.GenericSchema, input: unknown) {
  const { issues } = v.safeParse(schema, input);
  return issues ? v.flatten(issues).nested : {};
}

const passwords = {
  currentPassword: 'old',
  newPassword: 'longer12',
  confirmPassword: 'longer12',
};

describe('passwordFormSchema', () => {
  it('[PR7, PR12] accepts a confirmed new password of eight characters', () => {
    expect(messages(passwordFormSchema, passwords)).toEqual({});
  });

  it('[PR7] changing the password requires the current password', () => {
    expect(messages(passwordFormSchema, { ...passwords, currentPassword: '' })).toEqual({
      currentPassword: ['Current password is required'],
    });
  });

  it.each(['shorter', '🙂'.repeat(7)])(
    '[PR7] rejects the password %j of seven characters',
    (text) => {
      const short = { ...passwords, newPassword: text, confirmPassword: text };
      expect(messages(passwordFormSchema, short)).toEqual({
        newPassword: ['Password must be at least 8 characters'],
      });
    },
  );

  it('[PR7] an emoji in a password counts as one character', () => {
    const text = '🙂'.repeat(8);
    const whole = { ...passwords, newPassword: text, confirmPassword: text };
    expect(messages(passwordFormSchema, whole)).toEqual({});
  });

  it('[PR7] changing the password requires its confirmation', () => {
    expect(messages(passwordFormSchema, { ...passwords, confirmPassword: '' })).toEqual({
      confirmPassword: ['Please confirm your password'],
    });
  });

  it.each(['longer1', 'longer13', 'Longer12', 'longer12 '])(
    '[PR7] reports the mismatched confirmation %j at the confirmation field',
    (confirmPassword) => {
      expect(messages(passwordFormSchema, { ...passwords, confirmPassword })).toEqual({
        confirmPassword: ["Passwords don't match"],
      });
    },
  );

  it('[PR7] reports a mismatched confirmation even while the current password is missing', () => {
    const input = { ...passwords, currentPassword: '', confirmPassword: 'other' };
    expect(messages(passwordFormSchema, input)).toEqual({
      currentPassword: ['Current password is required'],
      confirmPassword: ["Passwords don't match"],
    });
  });

  it('[PR7] does not trim white space in a password', () => {
    const spaced = { ...passwords, newPassword: '        ', confirmPassword: '        ' };
    expect(v.parse(passwordFormSchema, spaced)).toEqual(spaced);
  });

  it('[PR7] rejects a password of more than 200 characters', () => {
    const form = (length: number) => {
      const secret = 'x'.repeat(length);
      return { currentPassword: 'x', newPassword: secret, confirmPassword: secret };
    };
    expect(v.is(passwordFormSchema, form(200))).toBe(true);
    const tooLong = ['At most 200 characters, not 201'];
    expect(messages(passwordFormSchema, form(201))).toEqual({
      newPassword: tooLong,
      confirmPassword: tooLong,
    });
  });
});

describe('ratePassword', () => {
  it.each([
    ['', 'weak'],
    ['Ab1!xyz', 'weak'],
    ['Ab1!wxyz', 'fair'],
    ['aaaaaaaaaaaa', 'weak'],
    ['abcabcabcabcabcabcabc', 'weak'],
    ['longenough', 'fair'],
    ['Longenough12', 'strong'],
    ['Longenough1', 'fair'],
    ['correct horse battery', 'strong'],
    ['пароль-Длинный7', 'strong'],
  ] as const)('[PR7] rates the password %j as %s', (password, strength) => {
    expect(ratePassword(password)).toBe(strength);
  });
});

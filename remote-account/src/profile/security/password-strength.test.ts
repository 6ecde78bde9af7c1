import { passwordStrength } from './password-strength';

describe('passwordStrength', () => {
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
  ] as const)('[PR7] finds %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

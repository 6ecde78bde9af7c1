import * as v from 'valibot';
import { passwordFormSchema } from './password-form';
import { profileFormSchema } from './profile-form';

function messages(schema: v.GenericSchema, input: unknown) {
  const { issues } = v.safeParse(schema, input);
  return issues ? v.flatten(issues).nested : {};
}

const profile = {
  fullName: 'Elena Vasquez',
  email: 'elena@meridian.example',
  organization: 'Meridian',
};

describe('the profile form', () => {
  it('[PR5] takes a name, an email and an organization, the rest being optional', () => {
    expect(v.parse(profileFormSchema, profile)).toEqual({
      ...profile,
      phone: '',
      jobTitle: '',
      department: '',
    });
  });

  it.each(['', ' ', 'A', ' A '])('[PR5] asks for two characters of a name, not %j', (fullName) => {
    expect(messages(profileFormSchema, { ...profile, fullName })).toEqual({
      fullName: ['Full name must be at least 2 characters'],
    });
  });

  it.each(['Al', '李伟', ' Bo '])('[PR5] takes the name %j', (fullName) => {
    expect(v.parse(profileFormSchema, { ...profile, fullName }).fullName).toBe(fullName.trim());
  });

  it.each(['', 'elena', 'elena@', '@meridian.example', 'a b@c.example', 'a@b'])(
    '[PR5] refuses the email %j',
    (email) => {
      expect(messages(profileFormSchema, { ...profile, email })).toEqual({
        email: ['Invalid email address'],
      });
    },
  );

  it.each(['', '   '])('[PR5] requires an organization, not %j', (organization) => {
    expect(messages(profileFormSchema, { ...profile, organization })).toEqual({
      organization: ['Organization is required'],
    });
  });
});

const passwords = {
  currentPassword: 'old',
  newPassword: 'longer12',
  confirmPassword: 'longer12',
};

describe('the password form', () => {
  it('[PR7] takes a new password of eight characters, confirmed', () => {
    expect(messages(passwordFormSchema, passwords)).toEqual({});
  });

  it('[PR7] requires the current password', () => {
    expect(messages(passwordFormSchema, { ...passwords, currentPassword: '' })).toEqual({
      currentPassword: ['Current password is required'],
    });
  });

  it('[PR7] refuses a new password of seven characters', () => {
    const short = { ...passwords, newPassword: 'shorter', confirmPassword: 'shorter' };
    expect(messages(passwordFormSchema, short)).toEqual({
      newPassword: ['Password must be at least 8 characters'],
    });
  });

  it('[PR7] asks for the confirmation', () => {
    expect(messages(passwordFormSchema, { ...passwords, confirmPassword: '' })).toEqual({
      confirmPassword: ['Please confirm your password'],
    });
  });

  it.each(['longer1', 'longer13', 'Longer12', 'longer12 '])(
    '[PR7] reports the mismatch %j on the confirmation',
    (confirmPassword) => {
      expect(messages(passwordFormSchema, { ...passwords, confirmPassword })).toEqual({
        confirmPassword: ["Passwords don't match"],
      });
    },
  );

  it('[PR7] reports a mismatch even while the current password is missing', () => {
    const input = { ...passwords, currentPassword: '', confirmPassword: 'other' };
    expect(messages(passwordFormSchema, input)).toEqual({
      currentPassword: ['Current password is required'],
      confirmPassword: ["Passwords don't match"],
    });
  });

  it('[PR7] keeps white space, which a password may have', () => {
    const spaced = { ...passwords, newPassword: '        ', confirmPassword: '        ' };
    expect(v.parse(passwordFormSchema, spaced)).toEqual(spaced);
  });
});

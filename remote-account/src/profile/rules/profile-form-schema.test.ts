import { profiles } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import { profileFormSchema } from './profile-form-schema';

function messages(schema: v.GenericSchema, input: unknown) {
  const { issues } = v.safeParse(schema, input);
  return issues ? v.flatten(issues).nested : {};
}

const profile = {
  fullName: 'Elena Vasquez',
  email: 'elena@meridian.example',
  organization: 'Meridian',
};

describe('profileFormSchema', () => {
  it('[PR5, PR12] a profile requires name, email and organization, but no other field', () => {
    expect(v.parse(profileFormSchema, profile)).toEqual({
      ...profile,
      phone: '',
      jobTitle: '',
      department: '',
    });
  });

  it.each(['', ' ', 'A', ' A ', '𠮷', 'A\u200b\u200b'])(
    '[PR5] rejects the profile name %j, which has fewer than two characters',
    (fullName) => {
      expect(messages(profileFormSchema, { ...profile, fullName })).toEqual({
        fullName: ['Full name must be at least 2 characters'],
      });
    },
  );

  it.each(['Al', '李伟', ' Bo ', '𠮷野'])('[PR5] accepts the profile name %j', (fullName) => {
    expect(v.parse(profileFormSchema, { ...profile, fullName }).fullName).toBe(fullName.trim());
  });

  it.each(['', 'elena', 'elena@', '@meridian.example', 'a b@c.example', 'a@b'])(
    '[PR5] rejects the email %j of a profile',
    (email) => {
      expect(messages(profileFormSchema, { ...profile, email })).toEqual({
        email: ['Invalid email address'],
      });
    },
  );

  it.each([
    "siobhan.o'brien@example.com",
    'jörg@example.com',
    'info@müller.example',
    'a&b@example.com',
    'post@xn--mller-kva.example',
  ])('[R12, PR5] accepts the email %j of a profile', (email) => {
    expect(v.parse(profileFormSchema, { ...profile, email }).email).toBe(email);
  });

  it.each(['', '   '])('[PR5] rejects the organization %j of a profile', (organization) => {
    expect(messages(profileFormSchema, { ...profile, organization })).toEqual({
      organization: ['Organization is required'],
    });
  });
});

describe('text fields of profileFormSchema', () => {
  it('[R170] rejects a name of 100,000 characters without high memory use', () => {
    const fullName = 'x'.repeat(100_000);
    expect(messages(profileFormSchema, { ...profile, fullName })).toEqual({
      fullName: ['At most 200 characters, not 100,000'],
    });
  });

  it.each(['fullName', 'organization', 'jobTitle'] as const)(
    '[C8, PR5] the profile field %s accepts 200 characters and rejects 201',
    (name) => {
      expect(messages(profileFormSchema, { ...profile, [name]: 'x'.repeat(200) })).toEqual({});
      expect(messages(profileFormSchema, { ...profile, [name]: 'x'.repeat(201) })).toEqual({
        [name]: ['At most 200 characters, not 201'],
      });
    },
  );
});

describe('sample profiles', () => {
  it('[PR2] the profile form accepts every profile of the sample', () => {
    for (const profile of profiles) expect(v.is(profileFormSchema, profile)).toBe(true);
  });
});

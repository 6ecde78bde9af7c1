import { portalKeySchema } from 'shared-kernel/domain/portal';
import { profilePortalFromKey } from './profile-portal';

const strangers = [
  undefined,
  '',
  'legal',
  'Admin',
  ' admin',
  'root',
  'toString',
  '__proto__',
  'legal ',
];

describe('the portal of a profile', () => {
  it.each(portalKeySchema.options)('[F10, PR1] is %s by its key', (key) => {
    expect(profilePortalFromKey(key)).toBe(key);
  });

  it.each(strangers)('[PR1, B2] falls back for %j to client', (text) => {
    expect(profilePortalFromKey(text)).toBe('client');
  });
});

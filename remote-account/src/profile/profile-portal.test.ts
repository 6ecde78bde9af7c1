import { portalKeySchema } from 'shared-kernel/domain/portal';
import { profilePortalFromKey } from './profile-portal';

const strangers = [undefined, '', 'Admin', ' admin', 'root', 'toString', '__proto__', 'legal '];

describe('the portal of a profile', () => {
  it.each(portalKeySchema.options)('[F10, PR1, B1] is %s by its key', (key) => {
    expect(profilePortalFromKey(key)).toBe(key);
  });

  it('[PR1, B1] is the law firm’s by its route as well', () => {
    expect(profilePortalFromKey('legal')).toBe('law_firm');
  });

  it.each(strangers)('[PR1, B2] falls back for %j to client', (text) => {
    expect(profilePortalFromKey(text)).toBe('client');
  });
});

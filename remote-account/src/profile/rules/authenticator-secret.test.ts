import { createAuthenticatorUri, createAuthenticatorSecret } from './authenticator-secret';

describe('authenticator secret', () => {
  it('[PR9] an authenticator secret is unique and has 160 bits', () => {
    const secrets = Array.from({ length: 50 }, createAuthenticatorSecret);
    for (const made of secrets) {
      expect(made).toMatch(/^[A-Z2-7]{32}$/);
    }
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  it('[PR9] other authenticator apps accept the URL of the authenticator secret', () => {
    const address = new URL(createAuthenticatorUri('nadia@trustfold.example', 'ABCDEF234567'));
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toContain('Trustfold:nadia@trustfold.example');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'ABCDEF234567',
      issuer: 'Trustfold',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

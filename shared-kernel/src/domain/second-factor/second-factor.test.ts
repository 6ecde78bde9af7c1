import { generateAuthenticatorCode, getRemainingSeconds } from '.';
import { decodeBase32 } from './base32';

describe('decodeBase32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('[PR9] the Base32 text of %j from RFC 4648 is decoded', (text, written) => {
    expect(decodeBase32(written)).toEqual(new TextEncoder().encode(text));
  });
});

/** Secret and expected codes from RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('authenticator codes', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])(
    '[PR9] authenticator codes match RFC 6238 at %d seconds after the start of 1970',
    (seconds, code) => {
      expect(generateAuthenticatorCode(secret, seconds * 1000, 8)).toBe(code);
      expect(generateAuthenticatorCode(secret, seconds * 1000)).toBe(code.slice(-6));
    },
  );

  it('[PR9] each authenticator code is valid for 30 seconds', () => {
    const begun = 1_234_567_890_000;
    expect(generateAuthenticatorCode(secret, begun + 29_999)).toBe(
      generateAuthenticatorCode(secret, begun),
    );
    expect(generateAuthenticatorCode(secret, begun + 30_000)).not.toBe(
      generateAuthenticatorCode(secret, begun),
    );
    expect([0, 1, 29_000, 29_999, 30_000].map((ms) => getRemainingSeconds(begun + ms))).toEqual([
      30, 30, 1, 1, 30,
    ]);
  });

  it('[PR9] an authenticator code has six digits at any time', () => {
    for (const at of [-1, 0, 1, 8.64e15]) {
      expect(generateAuthenticatorCode(secret, at)).toMatch(/^\d{6}$/);
      expect(getRemainingSeconds(at)).toBeGreaterThanOrEqual(1);
      expect(getRemainingSeconds(at)).toBeLessThanOrEqual(30);
    }
  });
});

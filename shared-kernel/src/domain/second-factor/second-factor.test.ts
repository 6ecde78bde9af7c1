import fc from 'fast-check';
import { authenticatorAddress, codeAt, isCodeAt, newSecret, secondsLeft } from '.';
import { base32Of, bytesOfBase32 } from './base32';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('[PR9] writes %j as RFC 4648 does', (text, written) => {
    expect(base32Of(bytes(text))).toBe(written);
    expect(bytesOfBase32(written)).toEqual(bytes(text));
  });

  it('[PR9] reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (given) => {
        expect(bytesOfBase32(base32Of(given))).toEqual(given);
      }),
    );
  });
});

/** The secret and the codes of RFC 6238, appendix B. */
const secret = base32Of(bytes('12345678901234567890'));

describe('the codes of an authenticator', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('[PR9] are those of RFC 6238 %d s after 1970', (seconds, code) => {
    expect(codeAt(secret, seconds * 1000, 8)).toBe(code);
    expect(codeAt(secret, seconds * 1000)).toBe(code.slice(-6));
  });

  it('[PR9] stand for 30 seconds each', () => {
    const begun = 1_234_567_890_000;
    expect(codeAt(secret, begun + 29_999)).toBe(codeAt(secret, begun));
    expect(codeAt(secret, begun + 30_000)).not.toBe(codeAt(secret, begun));
    expect([0, 1, 29_000, 29_999, 30_000].map((ms) => secondsLeft(begun + ms))).toEqual([
      30, 30, 1, 1, 30,
    ]);
  });

  it('[PR9] are taken a step early or late and no more, with spaces or without', () => {
    const at = 1_234_567_890_000;
    const code = codeAt(secret, at);
    for (const late of [-30_000, 0, 29_999, 30_000, 59_999]) {
      expect(isCodeAt(secret, code, at + late)).toBe(true);
    }
    for (const late of [-30_001, 60_000]) expect(isCodeAt(secret, code, at + late)).toBe(false);
    expect(isCodeAt(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, at)).toBe(true);
  });

  it.each(['', ' ', '000000', '94287082', 'abcdef', '８４２８７０'])('[PR9] are not %j', (code) => {
    expect(isCodeAt(secret, code, 59_000)).toBe(false);
  });

  it('[PR9] are told by a clock that is wrong, too', () => {
    for (const at of [-1, 0, 1, 8.64e15]) {
      expect(codeAt(secret, at)).toMatch(/^\d{6}$/);
      expect(secondsLeft(at)).toBeGreaterThanOrEqual(1);
      expect(secondsLeft(at)).toBeLessThanOrEqual(30);
    }
  });
});

describe('an authenticator', () => {
  it('[PR9] has a secret of its own, of 160 bits', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    for (const made of secrets) {
      expect(made).toMatch(/^[A-Z2-7]{32}$/);
      expect(bytesOfBase32(made)).toHaveLength(20);
    }
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  it('[PR9] can be taken over by another', () => {
    const address = new URL(authenticatorAddress('nadia@trustfold.example', 'ABCDEF234567'));
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

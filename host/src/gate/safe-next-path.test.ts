import fc from 'fast-check';
import { createGatePath, getSafeNextPath } from './safe-next-path';

const origin = 'https://app.trustfold.example';
const landing = '/trustfold';

const followed = [
  '/trustfold',
  '/trustfold/dashboard',
  '/trustfold/dashboard/legal?tab=contracts&q=crude%20oil',
  '/portal/login',
  '/no/such/page',
  '/a.b-c_d~e/%20space',
  '/search?q=100%25&next=https://evil.example//x\\y',
  '/search?broken=100%',
  '/%E6%9D%8E%E4%BC%9F',
];

const refused: [why: string, next: string | null][] = [
  ['nothing', null],
  ['empty', ''],
  ['another origin', 'https://evil.example/'],
  ['another origin in capitals', 'HTTPS://EVIL.EXAMPLE'],
  ['this origin in full', `${origin}/trustfold`],
  ['this origin as a prefix', `${origin}.evil.example/`],
  ['a scheme-relative address', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash further on', '/trustfold\\..\\..\\evil'],
  ['javascript', 'javascript:alert(1)'],
  ['javascript in capitals', ' JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a path without a slash', 'trustfold/dashboard'],
  ['a query alone', '?next=/trustfold'],
  ['a hash alone', '#solutions'],
  ['white space before', ' /trustfold'],
  ['an encoded slash', '/%2Fevil.example'],
  ['encoded slashes alone', '%2F%2Fevil.example'],
  ['a twice encoded slash', '/%252Fevil.example'],
  ['a thrice encoded slash', '/%25252Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a twice encoded backslash', '/%255Cevil.example'],
  ['dots that leave a double slash', '/..//evil.example'],
  ['encoded dots that leave a double slash', '/%2e%2e//evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['a line break', '/trustfold\r\nSet-Cookie: a=b'],
  ['an encoded line break', '/trustfold%0d%0aSet-Cookie:a=b'],
  ['a null', '/trustfold\u0000'],
  ['an encoded null', '/trustfold%00'],
  ['a control character in the query', '/trustfold?q=\u0007'],
  ['a C1 control character', '/trust\u0085fold'],
  ['a broken encoding', '/trustfold/%E0%A4%A'],
  ['a lone percent sign', '/100%'],
  ['the gate', '/'],
  ['the gate with a next', '/?next=%2Ftrustfold'],
  ['the gate with a hash', '/#next'],
  ['the gate by a dot', '/.'],
  ['the gate by dots', '/trustfold/..'],
  ['the gate by encoded dots', '/trustfold/%2e%2e'],
];

describe('getSafeNextPath', () => {
  it.each(followed)('[GA6] the next parameter accepts %s', (next) => {
    expect(getSafeNextPath(next, origin)).toBe(next);
  });

  it.each(refused)(
    '[GA6, B9] the next parameter leads to the landing page for %s',
    (_why, next) => {
      expect(getSafeNextPath(next, origin)).toBe(landing);
    },
  );

  it('[B9] the next parameter accepts at most 2,048 characters', () => {
    const longest = `/${'a'.repeat(2047)}`;
    expect(getSafeNextPath(longest, origin)).toBe(longest);
    expect(getSafeNextPath(`${longest}a`, origin)).toBe(landing);
  });

  it('[GA9] the next parameter preserves path and query, but not the hash', () => {
    expect(getSafeNextPath('/trustfold?a=1#solutions', origin)).toBe('/trustfold?a=1');
  });

  it('[B9] the next parameter leads to the landing page if the page’s origin is invalid', () => {
    expect(getSafeNextPath('/portal/login', 'null')).toBe(landing);
    expect(getSafeNextPath('/portal/login', '')).toBe(landing);
  });

  it('[B9] any next parameter leads to a page of the same origin other than the gate', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '%2f',
          '%5c',
          '%25',
          '%09',
          ':',
          '@',
          '?',
          '#',
          'x',
          ' ',
          '\t',
          'javascript:',
          'evil.example',
        ),
      )
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.webUrl()), (next) => {
        const target = getSafeNextPath(next, origin);
        expect(target).toMatch(/^\/[^/\\]/);
        expect(new URL(target, origin).origin).toBe(origin);
        expect(new URL(target, origin).pathname).not.toBe('/');
        expect(getSafeNextPath(target, origin)).toBe(target);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('createGatePath', () => {
  it('[GA9] the URL of the gate contains the encoded path and query', () => {
    expect(createGatePath('/trustfold/dashboard/legal?tab=contracts')).toBe(
      '/?next=%2Ftrustfold%2Fdashboard%2Flegal%3Ftab%3Dcontracts',
    );
  });

  it('[GA9] the gate redirects back to the original path', () => {
    for (const path of followed) {
      const next = new URL(createGatePath(path), origin).searchParams.get('next');
      expect(getSafeNextPath(next, origin)).toBe(path);
    }
  });

  it('[GA9] creating the gate URL for a path with a lone surrogate throws no error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(createGatePath(path)).toMatch(/^\/\?next=/);
      }),
    );
    expect(createGatePath('/\uD800')).toBe('/?next=%2F%EF%BF%BD');
  });
});

import { integrityOf, trustRelease } from './integrity';

const base = 'http://127.0.0.1:8100/';
const address = 'http://127.0.0.1:8101/r/abc/';

describe('integrityOf', () => {
  it('[federation] returns the digest for a file of a trusted release, whatever its query string', () => {
    trustRelease({ address, files: { 'assets/a.js': 'sha384-A' } }, base);
    expect(integrityOf(`${address}assets/a.js`)).toEqual({ isRefused: false, digest: 'sha384-A' });
    expect(integrityOf(`${address}assets/a.js?retry=2`)).toEqual({
      isRefused: false,
      digest: 'sha384-A',
    });
  });

  it('[federation] refuses a script that its release does not list', () => {
    trustRelease({ address, files: { 'assets/a.js': 'sha384-A' } }, base);
    expect(integrityOf(`${address}assets/other.js`).isRefused).toBe(true);
  });

  it('[federation] requires no digest for scripts that belong to no release', () => {
    expect(integrityOf(`${base}assets/main.js`)).toEqual({ isRefused: false, digest: undefined });
  });

  it('[federation] requires no digest for scripts of a development server', () => {
    trustRelease({ address: 'http://127.0.0.1:8201/', files: {} }, base);
    expect(integrityOf('http://127.0.0.1:8201/remote-entry.js')).toEqual({
      isRefused: false,
      digest: undefined,
    });
  });

  it('[federation] resolves a relative release URL against the page URL', () => {
    trustRelease({ address: '/r/def/', files: { 'b.js': 'sha384-B' } }, base);
    expect(integrityOf('http://127.0.0.1:8100/r/def/b.js')).toEqual({
      isRefused: false,
      digest: 'sha384-B',
    });
  });
});

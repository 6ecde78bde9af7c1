import { integrityOf, trustRelease } from './integrity';

const base = 'http://127.0.0.1:8100/';
const address = 'http://127.0.0.1:8101/r/abc/';

describe('integrityOf', () => {
  it('[federation] knows every file of a trusted release and any query', () => {
    trustRelease({ address, files: { 'assets/a.js': 'sha384-A' } }, base);
    expect(integrityOf(`${address}assets/a.js`)).toEqual({ isRefused: false, digest: 'sha384-A' });
    expect(integrityOf(`${address}assets/a.js?retry=2`)).toEqual({
      isRefused: false,
      digest: 'sha384-A',
    });
  });

  it('[federation] refuses a script that its release does not name', () => {
    trustRelease({ address, files: { 'assets/a.js': 'sha384-A' } }, base);
    expect(integrityOf(`${address}assets/other.js`).isRefused).toBe(true);
  });

  it('[federation] asks nothing of scripts outside the releases', () => {
    expect(integrityOf(`${base}assets/main.js`)).toEqual({ isRefused: false, digest: undefined });
  });

  it('[federation] asks nothing of a development server, which names no digests', () => {
    trustRelease({ address: 'http://127.0.0.1:8201/', files: {} }, base);
    expect(integrityOf('http://127.0.0.1:8201/remote-entry.js')).toEqual({
      isRefused: false,
      digest: undefined,
    });
  });

  it('[federation] reads an address relative to the page', () => {
    trustRelease({ address: '/r/def/', files: { 'b.js': 'sha384-B' } }, base);
    expect(integrityOf('http://127.0.0.1:8100/r/def/b.js')).toEqual({
      isRefused: false,
      digest: 'sha384-B',
    });
  });
});

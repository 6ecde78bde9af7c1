import { getScriptIntegrity, registerReleaseIntegrity } from './integrity';

const base = 'http://127.0.0.1:8100/';
const address = 'http://127.0.0.1:8101/r/abc/';

describe('getScriptIntegrity', () => {
  it('[federation] the integrity hash of a file does not depend on the query string of its URL', () => {
    registerReleaseIntegrity({ address, files: { 'assets/a.js': 'sha384-A' } }, base);
    expect(getScriptIntegrity(`${address}assets/a.js`)).toEqual({
      isRefused: false,
      digest: 'sha384-A',
    });
    expect(getScriptIntegrity(`${address}assets/a.js?retry=2`)).toEqual({
      isRefused: false,
      digest: 'sha384-A',
    });
  });

  it('[federation] a script that its release does not list is refused', () => {
    registerReleaseIntegrity({ address, files: { 'assets/a.js': 'sha384-A' } }, base);
    expect(getScriptIntegrity(`${address}assets/other.js`).isRefused).toBe(true);
  });

  it('[federation] scripts outside of releases load without an integrity hash', () => {
    expect(getScriptIntegrity(`${base}assets/main.js`)).toEqual({
      isRefused: false,
      digest: undefined,
    });
  });

  it('[federation] scripts from a development server need no integrity hash', () => {
    registerReleaseIntegrity({ address: 'http://127.0.0.1:8201/', files: {} }, base);
    expect(getScriptIntegrity('http://127.0.0.1:8201/remote-entry.js')).toEqual({
      isRefused: false,
      digest: undefined,
    });
  });

  it('[federation] a relative URL of a release is resolved against the page URL', () => {
    registerReleaseIntegrity({ address: '/r/def/', files: { 'b.js': 'sha384-B' } }, base);
    expect(getScriptIntegrity('http://127.0.0.1:8100/r/def/b.js')).toEqual({
      isRefused: false,
      digest: 'sha384-B',
    });
  });
});

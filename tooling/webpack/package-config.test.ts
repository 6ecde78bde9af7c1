import { withMode } from './package-config';

const modeUnder = (...run: Parameters<ReturnType<typeof withMode>>) =>
  withMode((mode) => ({ mode }))(...run).mode;

describe('withMode', () => {
  it('builds for production', () => {
    expect(modeUnder({}, {})).toBe('production');
  });

  it('serves for development', () => {
    expect(modeUnder({ WEBPACK_SERVE: true }, {})).toBe('development');
  });

  it('does as the command says', () => {
    expect(modeUnder({}, { mode: 'development' })).toBe('development');
    expect(modeUnder({ WEBPACK_SERVE: true }, { mode: 'production' })).toBe('production');
  });
});

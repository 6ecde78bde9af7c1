import { withMode } from './package-config';

const modeUnder = (...run: Parameters<ReturnType<typeof withMode>>) =>
  withMode(({ mode }) => ({ mode }))(...run).mode;

describe('withMode', () => {
  it('uses production mode by default', () => {
    expect(modeUnder({}, {})).toBe('production');
  });

  it('uses development mode for webpack serve', () => {
    expect(modeUnder({ WEBPACK_SERVE: true }, {})).toBe('development');
  });

  it('uses the mode from the command line', () => {
    expect(modeUnder({}, { mode: 'development' })).toBe('development');
    expect(modeUnder({ WEBPACK_SERVE: true }, { mode: 'production' })).toBe('production');
  });
});

import { createConfigForMode } from './package-config';

const modeUnder = (...run: Parameters<ReturnType<typeof createConfigForMode>>) =>
  createConfigForMode(({ mode }) => ({ mode }))(...run).mode;

describe('createConfigForMode', () => {
  it('the build uses production mode by default', () => {
    expect(modeUnder({}, {})).toBe('production');
  });

  it('the build uses development mode for webpack serve', () => {
    expect(modeUnder({ WEBPACK_SERVE: true }, {})).toBe('development');
  });

  it('the build uses the mode of the command line', () => {
    expect(modeUnder({}, { mode: 'development' })).toBe('development');
    expect(modeUnder({ WEBPACK_SERVE: true }, { mode: 'production' })).toBe('production');
  });
});

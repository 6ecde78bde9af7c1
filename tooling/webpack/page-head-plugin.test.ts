import { requireRoot } from './page-head-plugin';

describe('the page of the shell', () => {
  it('[R27] is built for the root of a host name', () => {
    expect(() => requireRoot('/')).not.toThrow();
  });

  it.each(['/apps/trustfold/', 'auto', '', 'https://cdn.example.com/', './'])(
    '[R27] is not built for “%s”',
    (publicPath) => {
      expect(() => requireRoot(publicPath)).toThrow(
        `The shell cannot be built for "${publicPath}". Trustfold works only at the root of a host name, not below a path.`,
      );
    },
  );
});

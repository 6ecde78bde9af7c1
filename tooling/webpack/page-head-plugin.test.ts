import { assertRootPublicPath } from './page-head-plugin';

describe('assertRootPublicPath', () => {
  it('[R27] a shell can be built for the root path of a host', () => {
    expect(() => assertRootPublicPath('/')).not.toThrow();
  });

  it.each(['/apps/trustfold/', 'auto', '', 'https://cdn.example.com/', './'])(
    '[R27] a build rejects the public path “%s”',
    (publicPath) => {
      expect(() => assertRootPublicPath(publicPath)).toThrow(
        `The shell cannot be built for "${publicPath}". Trustfold works only at the root of a host name, not below a path.`,
      );
    },
  );
});

import { isBelowPath } from './is-below-path';

describe('an address', () => {
  it.each(['/', '/trustfold', '/trustfold/', '/trustfold/dashboard/admin', '/portal/login'])(
    '[R27] is of the product: %s',
    (pathname) => expect(isBelowPath(pathname)).toBe(false),
  );

  it.each(['/apps/trustfold/', '/apps/trustfold/portal/login', '/index.html', '/trustfold2'])(
    '[R27] may be below a path: %s',
    (pathname) => expect(isBelowPath(pathname)).toBe(true),
  );
});

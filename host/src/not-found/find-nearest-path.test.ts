import { findNearestPath } from './find-nearest-path';

const known = ['/trustfold', '/trustfold/login', '/portal/login', '/portal/demo'];

describe('findNearestPath', () => {
  it.each([
    ['/trustfold/logn', '/trustfold/login'],
    ['/Portal/Demo', '/portal/demo'],
    ['/portal/demos', '/portal/demo'],
    ['/trustfol', '/trustfold'],
  ])('[E4] the suggestion for the unknown path %s is %s', (asked, meant) => {
    expect(findNearestPath(asked, known)).toBe(meant);
  });

  it.each(['/nothing/like/it', '/', `/${'x'.repeat(5000)}`])(
    '[E4] there is no suggestion for %s',
    (asked) => {
      expect(findNearestPath(asked, known)).toBeUndefined();
    },
  );
});

import { nearestPath } from './nearest-path';

const known = ['/trustfold', '/trustfold/login', '/portal/login', '/portal/demo'];

describe('nearestPath', () => {
  it.each([
    ['/trustfold/logn', '/trustfold/login'],
    ['/Portal/Demo', '/portal/demo'],
    ['/portal/demos', '/portal/demo'],
    ['/trustfol', '/trustfold'],
  ])('[E4] for the unknown path %s returns the closest path %s', (asked, meant) => {
    expect(nearestPath(asked, known)).toBe(meant);
  });

  it.each(['/nothing/like/it', '/', `/${'x'.repeat(5000)}`])(
    '[E4] returns undefined for %s',
    (asked) => {
      expect(nearestPath(asked, known)).toBeUndefined();
    },
  );
});

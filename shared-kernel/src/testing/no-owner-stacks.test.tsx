import type { ReactElement } from 'react';

const Hidden = () => null;

it('[tooling] elements in tests have no owner stack of their own', () => {
  const stackOf = (element: ReactElement): unknown => Reflect.get(element, '_debugStack');
  const [first, second] = [<Hidden key="first" />, <Hidden key="second" />].map(stackOf);
  expect(first).toBeInstanceOf(Error);
  expect(second).toBe(first);
});

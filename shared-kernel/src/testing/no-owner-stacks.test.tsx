import type { ReactElement } from 'react';

const Hidden = () => null;

it('[tooling] React does not record owner stacks for elements in tests', () => {
  const stackOf = (element: ReactElement): unknown => Reflect.get(element, '_debugStack');
  const [first, second] = [<Hidden key="first" />, <Hidden key="second" />].map(stackOf);
  expect(first).toBeInstanceOf(Error);
  expect(second).toBe(first);
});

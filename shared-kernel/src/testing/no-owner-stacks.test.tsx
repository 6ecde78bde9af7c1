import type { ReactElement } from 'react';

const Hidden = () => null;

it('[tooling] no element of a test bears the stack of who made it', () => {
  const stackOf = (element: ReactElement): unknown => Reflect.get(element, '_debugStack');
  const [first, second] = [<Hidden key="first" />, <Hidden key="second" />].map(stackOf);
  expect(first).toBeInstanceOf(Error);
  expect(second).toBe(first);
});

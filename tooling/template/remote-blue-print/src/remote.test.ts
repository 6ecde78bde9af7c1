import { assertValidDescription } from 'shared-kernel/testing';
import { remote } from './remote';

it('[blue-print] the description of the remote is valid', () => {
  const { screens, permissions, collections } = assertValidDescription(remote);
  expect(screens['blue-print']?.tab.label).toBe('Blue Print');
  expect(permissions?.map(({ id }) => id)).toEqual(['blue-print']);
  expect(collections).toEqual([{ name: 'blue-print.notes', version: 1 }]);
});

import { checkDescription } from 'shared-kernel/testing';
import { remote } from './remote';

it('[blue-print] is described as the shell reads it', () => {
  expect(checkDescription(remote).screens['blue-print']?.tab.label).toBe('Blue Print');
  expect(checkDescription(remote).permissions?.map(({ id }) => id)).toEqual(['blue-print']);
});

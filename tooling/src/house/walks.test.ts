import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { contractsTab, markRead } from './walks';

it.each([...contractsTab, ...markRead])(
  '[tooling] a walk goes through %s, which exists',
  (path) => {
    expect(existsSync(join(repository, path))).toBe(true);
  },
);

it('[tooling] no file is counted twice on the way of marking a notification read', () => {
  expect(new Set(markRead).size).toBe(markRead.length);
});

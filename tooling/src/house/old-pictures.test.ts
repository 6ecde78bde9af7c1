import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { visits } from '../screens/places';
import { screenSources, takenFile } from '../screens/screen-sources';
import { oldPictures, readCommits } from './old-pictures';

const log = (...commits: readonly (readonly [number, ...string[]])[]) =>
  commits.map(([time, ...files]) => `\0${time}\n\n${files.join('\n')}\n`).join('');

const sources = { one: 'remote-a/src/one' };
const warnings = (...commits: readonly (readonly [number, ...string[]])[]) =>
  oldPictures(readCommits(log(...commits)), sources);

describe('the age of the pictures', () => {
  it('[tooling] is that of the last commit that says when they were taken', () => {
    expect(readCommits(log([30, 'a', 'b'], [20, 'a']))).toEqual(
      new Map([
        ['a', 30],
        ['b', 30],
      ]),
    );
  });

  it('[tooling] is warned of when what draws it has changed since', () => {
    const sentence = 'The pictures of one are older than the last change of remote-a/src/one.';
    expect(warnings([20, 'remote-a/src/one/list.tsx'], [10, takenFile])).toEqual([sentence]);
    expect(warnings([20, 'remote-a/src/one/list.module.css'], [10, takenFile])).toEqual([sentence]);
  });

  it('[tooling] is not warned of for what draws nothing, or for another screen', () => {
    expect(warnings([20, takenFile, 'remote-a/src/one/list.tsx'])).toEqual([]);
    expect(warnings([20, 'remote-a/src/one/list.test.tsx'], [10, takenFile])).toEqual([]);
    expect(warnings([20, 'remote-a/src/one/rule.ts'], [10, takenFile])).toEqual([]);
    expect(warnings([20, 'remote-a/src/one-more/list.tsx'], [10, takenFile])).toEqual([]);
    expect(warnings([20, 'remote-a/src/one/list.tsx'])).toEqual([]);
  });

  it('[tooling] is known of every screen that is pictured', () => {
    expect(Object.keys(screenSources).sort()).toEqual(
      visits.flatMap(({ places }) => places.map(({ name }) => name)).sort(),
    );
    for (const source of Object.values(screenSources))
      expect(existsSync(join(repository, source))).toBe(true);
  });
});

/**
 * The configuration of `npm test`: the test files of a package share a module registry in groups, as loading what a
 * screen needs takes longer than most tests of it. `npx jest` and the deep run give each file its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import config from './jest.config.mjs';

const root = import.meta.dirname;
const folder = 'test-results/groups';
/** The length of a group's sources, in characters. */
const maxLength = 60_000;
/** These replace modules, or need a page, clock or registry that no other file has used. */
const isAlone = (text) => /@jest-environment|jest\.(mock|resetModules|isolateModules)/.test(text);
const isScreen = (path) => /\.dom\.test\.ts$|\.test\.tsx$/.test(path);

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '');

rmSync(`${root}/${folder}`, { recursive: true, force: true });
mkdirSync(`${root}/${folder}`, { recursive: true });

/** The files of a project: its groups, and those that are alone. */
function testMatch(project, paths) {
  const alone = [];
  const groups = [];
  for (const path of paths) {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    if (isAlone(text)) {
      alone.push(`<rootDir>/${path}`);
      continue;
    }
    const last = groups.at(-1);
    const fits = last && last.package === path.split('/')[0] && last.length < maxLength;
    const group = fits ? last : { package: path.split('/')[0], length: 0, paths: [] };
    if (!fits) groups.push(group);
    group.length += text.length;
    group.paths.push(path);
  }
  for (const [at, group] of groups.entries()) {
    const lines = group.paths.map(
      (path) => `describe('${path}', () => void require('${root}/${path}'));\n`,
    );
    writeFileSync(`${root}/${folder}/${project}-${group.package}-${at}.cjs`, lines.join(''));
  }
  return [`<rootDir>/${folder}/${project}-*.cjs`, ...alone];
}

const [rules, screens] = config.projects;
// It unmounts after each test of the block in which it is loaded first.
const unmount = createRequire(`${root}/shared-kernel/package.json`).resolve('@testing-library/react');
export default {
  ...config,
  projects: [
    { ...rules, testMatch: testMatch('rules', files.filter((path) => !isScreen(path))) },
    {
      ...screens,
      setupFilesAfterEnv: [...screens.setupFilesAfterEnv, unmount],
      testMatch: testMatch('screens', files.filter(isScreen)),
    },
  ],
};

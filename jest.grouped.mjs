/**
 * The unit tests of `npm test`: the test files of a package share a module registry in groups, as to load what a screen
 * needs takes longer than most of its tests. `npx jest` and the deep run give each file a registry of its own.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import config from './jest.config.mjs';

const root = import.meta.dirname;
const groupFolder = join(root, 'test-results/groups');
/** In characters of the sources of a group. */
const maxGroupLength = 60_000;
/** Files that have a time zone of their own or replace modules share nothing. */
const isAlone = (text) => /"zone": "(?!UTC)|jest\.(mock|resetModules|isolateModules)/.test(text);
const isScreen = (path) => /\.dom\.test\.ts$|\.test\.tsx$/.test(path);

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', [...listed, '*.test.ts', '*.test.tsx'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

/** Writes the groups of a project, and says where its tests are. */
function grouped(project, paths, first = '') {
  const alone = [];
  const groups = [];
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    if (isAlone(text)) {
      alone.push(`<rootDir>/${path}`);
      continue;
    }
    const [name] = path.split('/');
    if (groups.at(-1)?.name !== name || groups.at(-1).length > maxGroupLength)
      groups.push({ name, length: 0, text: first });
    const group = groups.at(-1);
    group.length += text.length;
    const file = JSON.stringify(join(root, path));
    group.text += `describe('${path}', () => void require(${file}));\n`;
  }
  for (const [at, { name, text }] of groups.entries())
    writeFileSync(join(groupFolder, `${project.displayName}-${name}-${at}.cjs`), text);
  const testMatch = [`<rootDir>/test-results/groups/${project.displayName}-*.cjs`, ...alone];
  return { ...project, testMatch };
}

rmSync(groupFolder, { recursive: true, force: true });
mkdirSync(groupFolder, { recursive: true });
// It unmounts what was rendered after each test of the block in which it is loaded first: here, of the whole file.
const testingLibrary = createRequire(join(root, 'shared-kernel/package.json')).resolve(
  '@testing-library/react',
);
const [rules, screens] = config.projects;

export default {
  ...config,
  projects: [
    grouped(
      rules,
      files.filter((path) => !isScreen(path)),
    ),
    grouped(screens, files.filter(isScreen), `require(${JSON.stringify(testingLibrary)});\n`),
  ],
};

/** Checks that every statement in docs/statements.md has a unit test, and that tests cite only existing numbers. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(path, 'utf8');
const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.spec.ts',
  ],
  { encoding: 'utf8' },
);

const statements = [...read('docs/statements.md').matchAll(/^\| ([A-Z]{1,2}\d{1,3}) +\|/gm)].map(
  ([, number]) => number,
);
const known = new Set(statements);
const proved = new Set();
const faults = statements
  .filter((number, at) => statements.indexOf(number) !== at)
  .map((number) => `${number} is given twice.`);

for (const path of files.split('\n').filter((name) => name !== '')) {
  let text;
  try {
    text = read(path);
  } catch {
    continue;
  }
  for (const [line, cited] of text.matchAll(/^.*?(?<=['"`])\[([^\]\n]{1,80})\](?= ).*$/gm))
    for (const number of cited.split(', ').filter((one) => /^[A-Z]{1,2}\d{1,3}$/.test(one))) {
      if (!known.has(number)) faults.push(`${path} cites ${number}, which no statement has.`);
      if (!/ @deep\b/.test(line)) proved.add(number);
    }
}
for (const number of known)
  if (!proved.has(number)) faults.push(`${number} has no test in npm test.`);
if (faults.length > 0) console.error(faults.join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

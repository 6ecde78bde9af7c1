/**
 * `npm test` runs lint, build, unit tests and browser tests. `npm test -- deep` also runs the long tests. `npm test --
 * --without s3` skips the tests that need S3. `--without` also accepts `nginx`, `firefox` and `postgresql`.
 */
import { exec, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { edgeCaseClocks, listClockTests } from './edge-case-clocks.mjs';
import { startPostgresql } from './postgresql.mjs';

const args = process.argv.slice(2);
const deep = args.includes('deep');
const without = args.filter((_, at) => args[at - 1] === '--without');
const wrong = args.find(
  (arg) => !['deep', '--without', 's3', 'nginx', 'firefox', 'postgresql'].includes(arg),
);
if (wrong) throw new Error(`Unknown argument ${wrong}. An example: npm test -- deep --without s3`);
const total = { passed: 0, failed: 0 };
const retried = [];

async function step(script) {
  console.log(`▸ ${script}`);
  console.time(script);
  const ok = await new Promise((resolve) =>
    exec(`npm run --silent ${script}`, { maxBuffer: Infinity }, (error, ...output) => {
      if (error) console.log(output.join('\n'));
      resolve(!error);
    }),
  );
  console.timeLog(script, ok ? 'passed' : 'failed');
  total[ok ? 'passed' : 'failed'] += 1;
}

/** Runs tests and counts the results in their JSON report with `read`. A failed run counts as a failed test. */
function tests(title, command, file, more, read) {
  rmSync(file, { force: true });
  console.log(`▸ ${title}`);
  console.time(title);
  const env = { ...process.env, ...more };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  console.timeEnd(title);
  let result = { passed: 0, failed: 1, again: [] };
  if (existsSync(file)) result = read(JSON.parse(readFileSync(file, 'utf8')));
  total.passed += result.passed;
  total.failed += Math.max(result.failed, status === 0 ? 0 : 1);
  retried.push(...result.again);
}

const unitFile = 'test-results/unit.json';
const unit = (title, more, env = {}) =>
  tests(title, `npx jest --json --outputFile=${unitFile} ${more}`, unitFile, env, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    again: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ invocations, status }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  }));

const flaky = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flaky),
  ...specs.filter(({ tests: runs }) => runs.some(({ status }) => status === 'flaky')),
];
mkdirSync('test-results', { recursive: true });
await Promise.all([step('build'), step('lint')]);
const usual = '--testNamePattern "^(?!.*@deep)"';
const TRUSTFOLD_SEED = String(Date.now() % 2 ** 31);
const postgresql = deep && !without.includes('postgresql') ? await startPostgresql() : undefined;
if (deep && !without.includes('postgresql') && !postgresql) {
  console.log(
    'PostgreSQL 15 or newer is not installed. Add --without postgresql to leave out its tests.',
  );
  total.failed += 1;
}
if (!deep) unit('unit tests', usual);
else {
  const TRUSTFOLD_TEST_DATABASE = postgresql?.url;
  const more = { TRUSTFOLD_SEED, TRUSTFOLD_RUNS: '5', TRUSTFOLD_TEST_DATABASE };
  unit(`unit tests, seed ${TRUSTFOLD_SEED}`, '', more);
  postgresql?.stop();
}
for (const { name, ...env } of deep ? edgeCaseClocks : [])
  unit(`unit tests ${name}`, `${usual} --runTestsByPath ${listClockTests().join(' ')}`, env);
const browsers = { TRUSTFOLD_DEEP: deep ? '1' : '', TRUSTFOLD_WITHOUT: without.join(' ') };
const browserFile = 'test-results/browser.json';
tests('browser tests', 'npm --prefix e2e run test', browserFile, browsers, (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + (deep ? report.stats.skipped : 0),
  again: flaky(report).map(({ title }) => title),
}));
for (const title of retried) console.log(`Passed on a retry: ${title}`);
console.log(`total: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = Number(total.failed > 0);

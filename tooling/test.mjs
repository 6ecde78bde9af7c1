/**
 * `npm test`: lint and build, then unit tests, then browser tests. The last line is the total.
 * `-- deep` adds the long tests; there, a skipped test fails the run. `--without s3`, `nginx` or `firefox` leaves out
 * the tests that need it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { oddClocks, usesClock } from './odd-clocks.mjs';

const args = process.argv.slice(2);
const deep = args.includes('deep');
const without = args.filter((_, at) => args[at - 1] === '--without');
const wrong = args.find((arg) => !['deep', '--without', 's3', 'nginx', 'firefox'].includes(arg));
if (wrong) throw new Error(`Unknown argument ${wrong}. An example: npm test -- deep --without s3`);
const total = { passed: 0, failed: 0 };
const retried = [];

/** Runs a command; buffered output is printed if it fails. Resolves to whether it succeeded. */
const run = (title, command, env = {}, stdio = 'inherit') =>
  new Promise((resolve) => {
    const began = Date.now();
    console.log(`▸ ${title}`);
    const options = {
      shell: true,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...env },
    };
    const child = spawn(command, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (output += text));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`${code === 0 ? '✔' : `${output}\n✖`} ${title}, ${seconds} s`);
      resolve(code === 0);
    });
  });

const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

async function step(script) {
  const ok = await run(script, `npm run --silent ${script}`, {}, 'pipe');
  count(Number(ok), Number(!ok));
}

/** Runs tests that write a JSON report; `read` adds it up. A run that fails counts as one failure at least. */
async function tests(title, command, file, env, read) {
  rmSync(file, { force: true });
  const ok = await run(title, command, env);
  try {
    const { passed, failed, again } = read(JSON.parse(readFileSync(file, 'utf8')));
    count(passed, Math.max(failed, Number(!ok)));
    retried.push(...again);
  } catch {
    count(0, 1);
  }
}

const unit = (title, args, env = {}) =>
  tests(
    title,
    `npx jest --json --outputFile=test-results/unit.json ${args}`,
    'test-results/unit.json',
    env,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      again: report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ invocations, status }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => fullName),
    }),
  );

const flaky = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flaky),
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
];

mkdirSync('test-results', { recursive: true });
await Promise.all([step('build'), step('lint')]);
const usual = '--testNamePattern "^(?!.*@deep)"';
if (deep) {
  const TRUSTFOLD_SEED = String(Date.now() % 2 ** 31);
  await unit(`unit tests, seed ${TRUSTFOLD_SEED}`, '', { TRUSTFOLD_SEED, TRUSTFOLD_RUNS: '5' });
  for (const { name, ...env } of oddClocks)
    await unit(`unit tests ${name}`, `${usual} --runTestsByPath ${usesClock().join(' ')}`, env);
} else await unit('unit tests', usual);
const browsers = { TRUSTFOLD_DEEP: deep ? '1' : '', TRUSTFOLD_WITHOUT: without.join(' ') };
await tests(
  'browser tests',
  'npm --prefix e2e run test',
  'test-results/browser.json',
  browsers,
  (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + (deep ? report.stats.skipped : 0),
    again: flaky(report).map(({ title }) => title),
  }),
);
for (const title of retried) console.log(`Passed on a retry: ${title}`);
console.log(`total: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

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
const reports = 'test-results';
const total = { passed: 0, failed: 0, skipped: 0 };
const retried = [];

/** Runs a command; buffered output is printed when the command ends. Resolves to whether it succeeded. */
const run = (title, command, { env = {}, buffered = false } = {}) =>
  new Promise((resolve) => {
    const began = Date.now();
    console.log(`▸ ${title}`);
    const stdio = ['ignore', ...(buffered ? ['pipe', 'pipe'] : ['inherit', 'inherit'])];
    const child = spawn(command, { shell: true, stdio, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (output += text));
    child.on('close', (code) => {
      if (code !== 0) console.log(output);
      console.log(
        `${code === 0 ? '✔' : '✖'} ${title}, ${Math.round((Date.now() - began) / 1000)} s`,
      );
      resolve(code === 0);
    });
  });

const count = (passed, failed, skipped = 0) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

async function step(title, script) {
  const ok = await run(title, `npm run --silent ${script}`, { buffered: true });
  count(ok ? 1 : 0, ok ? 0 : 1);
}

async function unit(title, args, env) {
  const file = `${reports}/unit.json`;
  rmSync(file, { force: true });
  const ok = await run(title, `npx jest --json --outputFile=${file} ${args}`, { env });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    count(report.numPassedTests, Math.max(failed, ok ? 0 : 1));
    for (const { assertionResults } of report.testResults)
      for (const { invocations = 1, status, fullName } of assertionResults)
        if (status === 'passed' && invocations > 1) retried.push(fullName);
  } catch {
    count(0, 1);
  }
}

async function browser() {
  const file = `${reports}/browser.json`;
  rmSync(file, { force: true });
  const env = { TRUSTFOLD_DEEP: deep ? '1' : '', TRUSTFOLD_WITHOUT: without.join(' ') };
  const ok = await run('browser tests', 'npm --prefix e2e run test', { env });
  const flaky = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(flaky),
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
  ];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { expected, unexpected, flaky: again, skipped } = report.stats;
    const lost = unexpected + (deep ? skipped : 0);
    count(expected + again, Math.max(lost, ok ? 0 : 1), deep ? 0 : skipped);
    retried.push(...flaky(report).map(({ title }) => title));
  } catch {
    count(0, 1);
  }
}

mkdirSync(reports, { recursive: true });
await Promise.all([step('build', 'build'), step('lint', 'lint')]);
const usual = `--testNamePattern "^(?!.*@deep)"`;
if (deep) {
  const seed = String(Date.now() % 2 ** 31);
  await unit(`unit tests, seed ${seed}`, '', { TRUSTFOLD_SEED: seed, TRUSTFOLD_RUNS: '5' });
  const timed = usesClock();
  for (const { name, ...env } of oddClocks)
    await unit(`unit tests ${name}`, `${usual} --runTestsByPath ${timed.join(' ')}`, env);
} else await unit('unit tests', usual);
await browser();
for (const title of retried) console.log(`Passed on a retry: ${title}`);
const { passed, failed, skipped } = total;
console.log(
  `total: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;

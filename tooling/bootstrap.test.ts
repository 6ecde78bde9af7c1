import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A loader in place of tsx: it takes a .ts file for plain JavaScript. */
const hook = `export const load = (url, context, next) =>
  next(url, url.endsWith('.ts') ? { ...context, format: 'module' } : context);`;
const loaderText = `import { register } from 'node:module';
register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;

/** A product of one command, in a folder with spaces, and a PATH of stand-ins that write down their calls. */
function standIn() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'trust fold ')));
  const product = join(folder, 'the product');
  const bin = join(folder, 'bin');
  const calls = join(folder, 'calls');
  const commands = join(product, 'tooling', 'src', 'cli');
  mkdirSync(commands, { recursive: true });
  mkdirSync(bin);
  writeFileSync(calls, '');
  for (const part of ['bootstrap.mjs', 'bootstrap'])
    cpSync(join(__dirname, part), join(product, 'tooling', part), { recursive: true });

  const manifest = (engine: string) =>
    writeFileSync(
      join(product, 'package.json'),
      JSON.stringify({ type: 'module', engines: { node: engine }, packageManager: 'pnpm@10.1.2' }),
    );
  manifest('>=20.19');
  writeFileSync(join(product, 'pnpm-lock.yaml'), 'lockfileVersion: 9\n');
  writeFileSync(join(product, 'pnpm-workspace.yaml'), 'packages: [tooling]\n');
  writeFileSync(join(product, 'tooling', 'package.json'), '{ "dependencies": { "tsx": "4" } }');
  for (const name of ['echo', 'e2e', 'test'])
    writeFileSync(
      join(commands, `${name}.ts`),
      'console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)])); process.exitCode = 7;',
    );
  writeFileSync(
    join(commands, 'wait.ts'),
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('ready');",
  );

  const program = (name: string, lines: readonly string[]) => {
    writeFileSync(
      join(bin, name),
      ['#!/bin/sh', `echo "${name} $*" >> '${calls}'`, ...lines, ''].join('\n'),
    );
    chmodSync(join(bin, name), 0o755);
  };
  const loader = join(folder, 'loader.mjs');
  writeFileSync(loader, loaderText);
  const install = [
    'case "$*" in *install*)',
    'mkdir -p tooling/node_modules/tsx node_modules',
    'echo \'{ "name": "tsx", "main": "loader.mjs" }\' > tooling/node_modules/tsx/package.json',
    `cp '${loader}' tooling/node_modules/tsx/loader.mjs`,
    'esac',
  ];
  program('npx', install);

  return {
    product,
    manifest,
    program,
    install,
    calls: () => readFileSync(calls, 'utf8').split('\n').filter(Boolean),
    env: {
      PATH: [bin, '/usr/bin', '/bin'].join(delimiter),
      HOME: folder,
    },
    script: join(product, 'tooling', 'bootstrap.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

let here: ReturnType<typeof standIn>;

beforeEach(() => {
  here = standIn();
});

afterEach(() => {
  here.remove();
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [here.script, ...args], {
    cwd: tmpdir(),
    env: here.env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const frozen = 'install --frozen-lockfile --prod=false --reporter=append-only';

describe('the way into every command', () => {
  it('[tooling] installs once with the pinned pnpm and hands over arguments and exit code', () => {
    here.program('pnpm', ['echo 9.9.9']);
    const first = run('echo', 'one two', '--port', '3');
    expect(first.status).toBe(7);
    expect(first.stdout.trim().split('\n').at(-1)).toBe(
      JSON.stringify([here.product, 'one two', '--port', '3']),
    );
    expect(here.calls()).toEqual([`npx --yes pnpm@10.1.2 ${frozen}`]);

    const second = run('echo');
    expect(second.stdout).toBe(`${JSON.stringify([here.product])}\n`);
    expect(here.calls()).toHaveLength(1);
  });

  it('[tooling] installs again when the lockfile changed or a package lost its modules', () => {
    run('echo');
    appendFileSync(join(here.product, 'pnpm-lock.yaml'), '# changed\n');
    run('echo');
    expect(here.calls().filter((call) => call.includes('install'))).toHaveLength(2);

    rmSync(join(here.product, 'tooling', 'node_modules'), { recursive: true });
    run('echo');
    expect(here.calls().filter((call) => call.includes('install'))).toHaveLength(3);
  });

  it.each([
    ['npm error code ENOTFOUND', 'the package registry cannot be reached (ENOTFOUND)'],
    ['npm error code E403', 'the package registry refused it (E403)'],
    ['npm error code UNABLE_TO_VERIFY_LEAF_SIGNATURE', "the registry's certificate is not trusted"],
    [
      'pnpm-lock.yaml is not up to date with <ROOT>/host/package.json',
      'pnpm-lock.yaml does not match host/package.json',
    ],
    ['ENOSPC: no space left', 'the disk is full'],
  ])('[tooling] answers “%s” with a sentence and leaves no stamp', (words, sentence) => {
    here.program('npx', [`echo "${words}" >&2`, 'exit 1']);
    const { status, stderr } = run('echo');
    expect(status).toBe(1);
    expect(stderr).toContain(`Could not install the packages: ${sentence}`);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(join(here.product, 'node_modules', '.trustfold-install'))).toBe(false);
  });

  it('[tooling] answers in a sentence where there is no npx', () => {
    here.env.PATH = join(here.product, 'nowhere');
    const { status, stderr } = run('echo');
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'Could not install the packages: npx was not found. Install npm, which comes with Node, then run the same command again.',
    );
  });

  it('[tooling] has npm and pnpm try again where the registry does not answer', () => {
    here.program('npx', [`echo "retries $npm_config_fetch_retries"; exit 1`]);
    expect(run('echo').stderr).toContain('retries 3');
  });

  it('[tooling] shows the last output of an install that failed for an unknown reason', () => {
    here.program('npx', ['case "$*" in *install*) echo "an odd thing"; exit 1; esac']);
    const { status, stderr } = run('echo');
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'Could not install the packages. The last output was:\nan odd thing',
    );
  });

  it('[tooling] ends a test run that could not begin with its total all the same', () => {
    here.program('npx', ['echo ENOSPC; exit 1']);
    expect(run('test').stdout.trim().split('\n').at(-1)).toBe('total: 0 passed, 1 failed');
  });

  it('[tooling] refuses an older Node with the version it needs', () => {
    here.manifest('>=99.1');
    const { status, stderr } = run('echo');
    expect(status).toBe(1);
    expect(stderr).toContain(
      `Trustfold needs Node 99.1 or newer and this is Node ${process.versions.node}`,
    );
  });

  it('[tooling] writes into the lockfile what a new package adds, and installs it once', () => {
    expect(run('lock').status).toBe(0);
    run('echo');
    expect(here.calls().filter((call) => call.includes('install'))).toEqual([
      `npx --yes pnpm@10.1.2 ${frozen.replace('--frozen', '--no-frozen')}`,
    ]);
  });

  it('[tooling] lists the commands when there is none such', () => {
    const { status, stderr } = run('fly');
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      'There is no command “fly”; the commands are e2e, echo, test, wait.',
    );
  });

  it('[tooling] passes a signal on and takes the exit code of what it started', async () => {
    run('echo');
    const child = spawn(process.execPath, [here.script, 'wait'], { env: here.env });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await expect(once(child, 'close')).resolves.toEqual([0, null]);
  });
});

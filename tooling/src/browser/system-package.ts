import { runProcess } from '../base/process';

/** Tries to bring a browser here; undefined when it did, else a few words on why it could not. */
export type Attempt = (
  onProgress: (text: string) => void,
  signal: AbortSignal | undefined,
) => Promise<string | undefined>;

const limitMs = 10 * 60_000;
const silenceMs = 120_000;

const aptInstall = ['apt-get', 'install', '--yes', '--no-install-recommends'];

const managers = [
  {
    name: 'apt-get',
    prepare: [['apt-get', 'update']],
    // Debian's newer releases have the lighter one.
    install: [
      [...aptInstall, 'chromium-headless-shell'],
      [...aptInstall, 'chromium'],
    ],
  },
  { name: 'dnf', prepare: [], install: [['dnf', 'install', '--assumeyes', 'chromium']] },
  { name: 'apk', prepare: [], install: [['apk', 'add', 'chromium']] },
];

/** Installs the system's own Chromium package, where that needs no password. */
export const installSystemBrowser: Attempt = async (onProgress, signal) => {
  if (process.platform !== 'linux') return `no system package is tried on ${process.platform}`;
  const prefix = await rootPrefix();
  if (prefix === undefined) return 'the system package needs root, or sudo without a password';
  const run = async (command: readonly string[]) => {
    const [program = '', ...args] = [...prefix, ...command];
    const { code, stopped } = await runProcess(program, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: limitMs,
      silence: silenceMs,
      signal,
    });
    if (code === 0) return undefined;
    return `\`${command.join(' ')}\` ${stopped === undefined ? `ended with ${code}` : 'stalled'}`;
  };
  for (const { name, prepare, install } of managers) {
    if (!(await answers(name, ['--version']))) continue;
    onProgress(`installing the system's Chromium with ${name}`);
    for (const command of prepare) {
      const refusal = await run(command);
      if (refusal !== undefined) return refusal;
    }
    let refusal: string | undefined;
    for (const command of install) {
      refusal = await run(command);
      if (refusal === undefined) break;
    }
    return refusal;
  }
  return 'none of apt-get, dnf and apk is here';
};

/** What to put before a command so that it runs as root; undefined when nothing does. */
async function rootPrefix(): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  return (await answers('sudo', ['-n', 'true'])) ? ['sudo', '-n'] : undefined;
}

async function answers(program: string, args: readonly string[]): Promise<boolean> {
  const { code } = await runProcess(program, args, { timeout: 20_000 });
  return code === 0;
}

import { runProcess } from '../base/process';

/** Tries to bring a browser here; undefined when it did, else a few words on why it could not. */
export type Attempt = (
  onProgress: (text: string) => void,
  signal: AbortSignal | undefined,
) => Promise<string | undefined>;

const limitMs = 10 * 60_000;
const silenceMs = 120_000;

const apt = 'apt-get install --yes --no-install-recommends';

/** What each manager installs Chromium by; Debian's newer releases have the lighter one. */
const installing = {
  'apt-get': `apt-get update && { ${apt} chromium-headless-shell || ${apt} chromium; }`,
  dnf: 'dnf install --assumeyes chromium',
  apk: 'apk add chromium',
} as const;

/** Installs the system's own Chromium package, where that needs no password. */
export const installSystemBrowser: Attempt = async (onProgress, signal) => {
  if (process.platform !== 'linux') return `no system package is tried on ${process.platform}`;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await answers('sudo -n true')))
    return 'the system package needs root, or sudo without a password';
  for (const [name, command] of Object.entries(installing)) {
    if (!(await answers(`${name} --version`))) continue;
    onProgress(`installing the system's Chromium with ${name}`);
    const [program, ...args] = isRoot ? (['sh'] as const) : (['sudo', '-n', 'sh'] as const);
    const { code, stopped } = await runProcess(program, [...args, '-c', command], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: limitMs,
      silence: silenceMs,
      signal,
    });
    if (code === 0) return undefined;
    return `\`${command}\` ${stopped === undefined ? `ended with ${code}` : 'stalled'}`;
  }
  return 'none of apt-get, dnf and apk is here';
};

async function answers(command: string): Promise<boolean> {
  const { code } = await runProcess('sh', ['-c', command], { timeout: 20_000 });
  return code === 0;
}

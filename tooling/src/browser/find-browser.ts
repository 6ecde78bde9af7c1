import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { CliError } from '../base/cli-error';
import { runProcess } from '../base/process';
import { downloadBy, downloadedBrowser } from './playwright-browser';
import { type Attempt, installSystemBrowser } from './system-package';

/**
 * What Chromium is started with. Its sandbox refuses to run as root on Linux, and a fresh machine or a
 * container often has no other user; the rest keeps the browser from talking to anyone by itself.
 */
export function launchArguments(
  platform: NodeJS.Platform = process.platform,
  userId: number | undefined = process.getuid?.(),
): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return platform === 'linux' && userId === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Where programs of these names would be on the PATH, the first named first. */
export function onPath({ platform, env }: Machine, names: readonly string[]): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

export type Browser = { executablePath: string; version: string };

/** The machine that is searched, so that a test can give one of its own. */
export type SearchedMachine = Machine & {
  exists: (path: string) => boolean;
  /** The Chromes and Chromiums that are installed, the best first. */
  installed: () => Promise<readonly string[]>;
  /** The version a browser gives, or undefined when it does not run. */
  versionOf: (path: string) => Promise<string | undefined>;
  downloaded: () => Promise<string | undefined>;
  download: Attempt;
  installPackage: Attempt;
};

export type Search = {
  onProgress?: (text: string) => void;
  signal?: AbortSignal | undefined;
  machine?: SearchedMachine;
};

/** Older ones lack what the product is built for. */
const oldestMajor = 120;

/** Throws where there is none, and on a system that it does not know. */
async function installedBrowsers(): Promise<readonly string[]> {
  const { Launcher } = await import('chrome-launcher');
  try {
    return Launcher.getInstallations();
  } catch {
    return [];
  }
}

// It has no window to draw: the browser tests take two thirds of Chromium's time in it.
const lightest = 'chromium-headless-shell';

const limitMs = 20_000;

/** What the browser says it is, or undefined when it does not run here (a stub, a missing library). */
async function browserVersion(executablePath: string): Promise<string | undefined> {
  // On Windows the question opens a window instead of being answered.
  if (process.platform === 'win32') return 'unknown';
  const { code, output } = await runProcess(executablePath, ['--version'], { timeout: limitMs });
  return code === 0 ? /\d+(?:\.\d+)+/.exec(output)?.[0] : undefined;
}

/** The machine that this runs on. */
export const here: SearchedMachine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  installed: installedBrowsers,
  versionOf: browserVersion,
  downloaded: downloadedBrowser,
  download: downloadBy('chromium'),
  installPackage: installSystemBrowser,
};

const noneFound = (tried: ReadonlySet<string>) =>
  new CliError(
    [
      'No browser was found for the browser tests. Install Chromium or Chrome, or name one with TRUSTFOLD_BROWSER.',
      `Tried: no ${lightest} on the PATH, and no Chromium or Chrome in the usual places`,
      ...[...tried].map((line) => `       ${line}`),
    ].join('\n'),
  );

const brokenName = (named: string, reason = 'there is no such file') =>
  new CliError(
    `TRUSTFOLD_BROWSER names ${named}, and ${reason}: name a Chromium or Chrome that runs, or unset it.`,
  );

/** The ways to a browser on a machine; `tried` says why each that failed did. */
function waysTo(machine: SearchedMachine) {
  const tried = new Set<string>();

  const use = async (executablePath: string): Promise<Browser | undefined> => {
    if (!machine.exists(executablePath)) return undefined;
    const version = await machine.versionOf(executablePath);
    if (version === undefined) tried.add(`${executablePath} does not run`);
    else if (Number.parseInt(version, 10) < oldestMajor)
      tried.add(`${executablePath} is version ${version}, older than ${oldestMajor}`);
    else return { executablePath, version };
    return undefined;
  };
  const installed = async () => {
    for (const candidate of [...onPath(machine, [lightest]), ...(await machine.installed())]) {
      const browser = await use(candidate);
      if (browser !== undefined) return browser;
    }
    return undefined;
  };
  const downloaded = async () => {
    const path = await machine.downloaded();
    return path === undefined ? undefined : use(path);
  };
  return { tried, use, installed, downloaded };
}

/**
 * A browser for the browser tests: the one TRUSTFOLD_BROWSER names, else a headless shell, else one that is installed,
 * else the one Playwright keeps or can download, else the system's package. Throws one sentence that lists what was tried.
 */
export async function findBrowser({
  onProgress = () => undefined,
  signal,
  machine = here,
}: Search = {}): Promise<Browser> {
  const { tried, use, installed, downloaded } = waysTo(machine);

  const named = machine.env.TRUSTFOLD_BROWSER;
  if (named !== undefined && named !== '') {
    const browser = await use(named);
    if (browser !== undefined) return browser;
    throw brokenName(named, [...tried][0]);
  }

  const fetched = async (attempt: Attempt, look: () => Promise<Browser | undefined>) => {
    const refusal = await attempt(onProgress, signal);
    if (refusal === undefined) return look();
    tried.add(refusal);
    return undefined;
  };
  const ways = [
    installed,
    downloaded,
    () => fetched(machine.download, downloaded),
    () => fetched(machine.installPackage, installed),
  ];
  for (const way of ways) {
    const browser = await way();
    if (browser !== undefined) return browser;
    signal?.throwIfAborted();
  }
  throw noneFound(tried);
}

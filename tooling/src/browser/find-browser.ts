import { existsSync } from 'node:fs';
import { CliError } from '../base/cli-error';
import { onPath, type Machine } from './on-path';
import { downloadBy, downloadedBrowser } from './playwright-browser';
import { type Attempt, installSystemBrowser } from './system-package';
import { browserVersion } from './version';

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

/**
 * A browser for the browser tests: the one TRUSTFOLD_BROWSER names, else a headless shell, else one that is installed,
 * else the one Playwright keeps or can download, else the system's package. Throws one sentence that lists what was tried.
 */
export async function findBrowser({
  onProgress = () => undefined,
  signal,
  machine = here,
}: Search = {}): Promise<Browser> {
  const { env, exists, versionOf } = machine;
  const tried: string[] = [];

  const use = async (executablePath: string): Promise<Browser | undefined> => {
    if (!exists(executablePath)) return undefined;
    const version = await versionOf(executablePath);
    if (version === undefined) tried.push(`${executablePath} does not run`);
    else if (Number.parseInt(version, 10) < oldestMajor)
      tried.push(`${executablePath} is version ${version}, older than ${oldestMajor}`);
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
  const fetched = async (attempt: Attempt, look: () => Promise<Browser | undefined>) => {
    const refusal = await attempt(onProgress, signal);
    if (refusal === undefined) return look();
    tried.push(refusal);
    return undefined;
  };

  const named = env.TRUSTFOLD_BROWSER;
  if (named !== undefined && named !== '') {
    const browser = await use(named);
    if (browser !== undefined) return browser;
    throw new CliError(
      `TRUSTFOLD_BROWSER names ${named}, and ${tried[0] ?? 'there is no such file'}: name a Chromium or Chrome that runs, or unset it.`,
    );
  }

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
  throw new CliError(
    [
      'No browser was found for the browser tests. Install Chromium or Chrome, or name one with TRUSTFOLD_BROWSER.',
      `Tried: no ${lightest} on the PATH, and no Chromium or Chrome in the usual places`,
      ...[...new Set(tried)].map((line) => `       ${line}`),
    ].join('\n'),
  );
}

import { posix, win32 } from 'node:path';

export type Machine = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
};

// The headless shell has no window to draw: the browser tests take two thirds of Chromium's time in it.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const linuxPlaces = [
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
];

const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const windowsPrograms = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** Where an installed browser would be, the likeliest first: on the PATH, then in the usual places. */
export function browserCandidates(machine: Machine): string[] {
  const names = machine.platform === 'win32' ? ['chrome.exe', 'msedge.exe'] : commands;
  return [...new Set([...onPath(machine, names), ...usualPlaces(machine)])];
}

/** Where programs of these names would be on the PATH, the first named first. */
export function onPath(
  { platform, env }: Pick<Machine, 'platform' | 'env'>,
  names: readonly string[],
): string[] {
  const path = platform === 'win32' ? win32 : posix;
  const folders = (env.PATH ?? env.Path ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function usualPlaces({ platform, env, home }: Machine): string[] {
  if (platform === 'darwin')
    return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
      macApplications.map((name) => posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return windowsPrograms.flatMap((program) =>
      roots.flatMap((root) => (root === undefined ? [] : [win32.join(root, ...program)])),
    );
  }
  return [...commands.map((name) => posix.join('/usr/bin', name)), ...linuxPlaces];
}

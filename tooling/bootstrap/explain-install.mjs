import { pnpmVersion } from './repository.mjs';

/** What an install can fail by, each with what a person can do about it. */
const refusals = [
  [
    /\bspawn npx ENOENT|'npx' is not recognized/,
    () => 'npx was not found. Install npm, which comes with Node',
  ],
  [
    /not up to date with <ROOT>\/(\S+)/,
    (_, file) =>
      `pnpm-lock.yaml does not match ${file}. Take both from the same commit, or write the lockfile anew with \`npx pnpm@${pnpmVersion} install\``,
  ],
  [
    /ERR_PNPM_\w*LOCKFILE\w*/,
    (code) => `pnpm-lock.yaml is not in order (${code}). Take it from the last commit`,
  ],
  [/ENOSPC/, () => 'the disk is full. Free some space'],
  [
    /EACCES|EPERM|EROFS/,
    (code) => `a file could not be written (${code}). Check who owns this folder and the npm cache`,
  ],
  [
    /SELF_SIGNED\w*|UNABLE_TO_(?:VERIFY|GET)\w*|CERT_\w+/,
    (code) =>
      `the registry's certificate is not trusted (${code}). Check the proxy and NODE_EXTRA_CA_CERTS`,
  ],
  [
    /\bE(?:40[1347])\b|ERR_PNPM_FETCH_4(?!29)\d+/,
    (code) =>
      `the package registry refused it (${code}). Check what \`npm config get registry\` names and whether it asks you to sign in`,
  ],
  [
    /\bE(?:429|5\d\d)\b|ERR_PNPM_FETCH_(?:429|5\d\d)/,
    (code) => `the package registry cannot answer at present (${code}). Wait a while`,
    { passes: true },
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|\w*TIMEDOUT|\w*_TIMEOUT|ERR_PNPM_META_FETCH_FAIL/,
    (code) =>
      `the package registry cannot be reached (${code}). Check the network, the proxy and what \`npm config get registry\` names`,
    { passes: true },
  ],
];

/** Whether a step that put this out may do better when it is tried again: the registry was out of reach, or busy. */
export const mayPass = (output) =>
  refusals.find(([pattern]) => pattern.test(output))?.[2]?.passes === true;

/** The sentence for a step that failed, from what it put out. */
export function explainInstall(step, output) {
  for (const [pattern, sentence] of refusals) {
    const match = pattern.exec(output);
    if (match !== null)
      return `Could not ${step}: ${sentence(...match)}, then run the same command again.`;
  }
  return `Could not ${step}. The last it said:\n${output.trim().split('\n').slice(-12).join('\n')}`;
}

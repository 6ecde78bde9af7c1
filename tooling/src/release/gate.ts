import { satisfies } from 'compare-versions';
import {
  type Composition,
  describedName,
  readDescription,
  releaseFault,
  type RemoteRelease,
  claims,
} from 'shared-kernel/remote';
import { CliError } from '../base/cli-error';
import { releasesFolder } from '../compose/keys';
import { canonicalJson } from '../compose/documents';
import type { ShellRecord } from '../compose/environment';

class KernelError extends CliError {
  override readonly name = 'KernelError';
}

type Needy = Pick<Composition['remotes'][string], 'kernelRange'>;

const wayOut =
  'Its tab would show an error until both are out; --despite-kernel does it all the same.';

/** Whether a shell with this version of the kernel runs a remote; a range that is none fits nothing. */
export function runsIn(kernel: string, { kernelRange }: Needy): boolean {
  try {
    return satisfies(kernel, kernelRange);
  } catch {
    return false;
  }
}

/** Refuses a remote that the environment's shell could not load. */
function requireKernel(
  kernel: string,
  environment: string,
  [name, remote]: readonly [string, Needy],
): void {
  if (runsIn(kernel, remote)) return;
  throw new KernelError(
    `${name} needs kernel ${remote.kernelRange}; the shell of ${environment} runs kernel ${kernel}. ${wayOut}`,
  );
}

/** Refuses a shell that a remote of the environment could not run in. */
export function requireRemotesRun(
  kernel: string,
  environment: string,
  { remotes }: Composition,
): void {
  const left = Object.entries(remotes).filter(([, remote]) => !runsIn(kernel, remote));
  if (left.length === 0) return;
  const named = left.map(([name, { kernelRange }]) => `${name} (${kernelRange})`).join(', ');
  throw new KernelError(
    `The shell provides kernel ${kernel}; in ${environment} it is too far from what these need: ${named}. ${wayOut}`,
  );
}

/**
 * What a page's policy names so that it may load from these addresses and nowhere beside them: a bucket that is a
 * path of its service is allowed by itself, and not all others of the service with it.
 */
export function policySources(addresses: readonly string[]): readonly string[] {
  const absolute = addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one));
  return [
    ...new Set(
      absolute.map(({ origin, pathname }) => (pathname === '/' ? origin : origin + pathname)),
    ),
  ];
}

/** The origin of the page, which its policy allows; its name is not known here. */
const ownOrigin = 'https://page.invalid';

function allows(source: string, { origin, href }: URL): boolean {
  if (source.endsWith(':*')) return origin.startsWith(source.slice(0, -1));
  return source.endsWith('/') ? href.startsWith(source) : source === origin;
}

/** Refuses a remote at an address from which the policy of the environment's page lets nothing be loaded. */
export function requireWithinPolicy(
  sources: readonly string[],
  environment: string,
  [name, { address }]: readonly [string, { readonly address: string }],
): void {
  const read = new URL(address, ownOrigin);
  if (read.origin === ownOrigin || sources.some((source) => allows(source, read))) return;
  const place = address.replace(releasesFolder(name), '');
  const { pathname, origin } = new URL(place, ownOrigin);
  throw new CliError(
    `The policy of ${environment}’s page does not let ${name} load from ${pathname === '/' ? origin : place}: release the shell with --public ${place} first. Nothing was changed.`,
  );
}

interface GateOptions {
  readonly environment: string;
  readonly despiteKernel?: boolean | undefined;
}

/** The remotes of the next composition that are not what they were. */
export function changedRemotes(
  current: Composition | undefined,
  next: Composition,
): readonly (readonly [string, RemoteRelease])[] {
  const before = current?.remotes ?? {};
  const textOf = (entry: RemoteRelease | undefined) => entry && canonicalJson(entry);
  return Object.entries(next.remotes).filter(
    ([name, entry]) =>
      textOf(Object.hasOwn(before, name) ? before[name] : undefined) !== textOf(entry),
  );
}

function requireOwnFiles(name: string, release: RemoteRelease): void {
  if (!describedName.test(name))
    throw new CliError(`“${name}” is not a name of a remote. Nothing was changed.`);
  const fault =
    Object.keys(release.files).length === 0
      ? 'names no files with their digests.'
      : releaseFault(release);
  if (fault !== undefined)
    throw new CliError(`The release of ${name} ${fault} Nothing was changed.`);
}

/** The one tab that is not a remote's. */
const shellTab = 'overview';

/**
 * Refuses a changed remote that claims what another has: the page could open one of two tabs only, and the records
 * of a kind in one of two places. What two others share already is no reason to refuse a third.
 */
function requireOwnClaims({ remotes }: Composition, changed: ReadonlySet<string>): void {
  const holders = claims.ofShell(shellTab);
  const names = Object.keys(remotes).sort(
    (a, b) => Number(changed.has(a)) - Number(changed.has(b)) || (a < b ? -1 : 1),
  );
  for (const name of names) {
    const { description } = readDescription(name, remotes[name]?.brings);
    const conflict = description && claims.take(holders, description);
    if (!conflict || !changed.has(name)) continue;
    const { what, name: claimed, holder = name } = conflict;
    const claim = what === 'tab' ? `a tab “${claimed}”` : `the records “${claimed}”`;
    const wayOut = what === 'tab' ? 'give it another key' : 'give them another kind';
    throw new CliError(
      `${name} brings ${claim}, and so does ${holder}: ${wayOut}. Nothing was changed.`,
    );
  }
}

/**
 * Refuses a composition that the page could not run: its changed remotes have their files in their own folders, at
 * an address that the page's policy allows, for a kernel that the shell has, and claim nothing of another's.
 */
export function requireFit(
  shell: ShellRecord | undefined,
  current: Composition | undefined,
  next: Composition,
  { environment, despiteKernel = false }: GateOptions,
): void {
  const changed = changedRemotes(current, next);
  for (const [name, release] of changed) requireOwnFiles(name, release);
  requireOwnClaims(next, new Set(changed.map(([name]) => name)));
  for (const one of changed) {
    if (shell && !despiteKernel) requireKernel(shell.kernel, environment, one);
    if (shell?.origins) requireWithinPolicy(shell.origins, environment, one);
  }
}

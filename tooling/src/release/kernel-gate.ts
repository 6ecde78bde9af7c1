import { satisfies } from 'compare-versions';
import type { Composition } from 'shared-kernel/remote';
import { CliError } from '../base/cli-error';

export class KernelError extends CliError {
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
export function requireKernel(
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

import { satisfies } from 'compare-versions';
import type { Composition } from 'shared-kernel/remote';
import { readShellRecord } from '../compose/shell-record';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';

export class KernelError extends CliError {
  override readonly name = 'KernelError';
}

const wayOut =
  'Its tab would show an error until both are out; --despite-kernel does it all the same.';

/** Whether a shell with this version of the kernel runs a remote. */
export const runsIn = (kernel: string, { kernelRange }: { readonly kernelRange: string }) =>
  satisfies(kernel, kernelRange);

/** Refuses a remote that the environment's shell could not load. */
export async function requireKernel(
  store: Store,
  environment: string,
  remotes: Readonly<Record<string, { readonly kernelRange: string }>>,
): Promise<void> {
  const shell = await readShellRecord(store, environment);
  if (!shell) return;
  for (const [name, remote] of Object.entries(remotes)) {
    if (runsIn(shell.kernel, remote)) continue;
    throw new KernelError(
      `${name} needs kernel ${remote.kernelRange}; the shell of ${environment} runs kernel ${shell.kernel}. ${wayOut}`,
    );
  }
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

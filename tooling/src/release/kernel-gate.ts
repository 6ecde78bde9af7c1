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

/** Refuses a remote that the environment's shell could not load. */
export async function requireKernel(
  store: Store,
  environment: string,
  remotes: Readonly<Record<string, { readonly kernelRange: string }>>,
): Promise<void> {
  const shell = await readShellRecord(store, environment);
  if (!shell) return;
  for (const [name, { kernelRange }] of Object.entries(remotes)) {
    if (satisfies(shell.kernel, kernelRange)) continue;
    throw new KernelError(
      `${name} needs kernel ${kernelRange}; the shell of ${environment} runs kernel ${shell.kernel}. ${wayOut}`,
    );
  }
}

/** Refuses a shell that a remote of the environment could not run in. */
export function requireRemotesRun(
  kernel: string,
  environment: string,
  { remotes }: Composition,
): void {
  const left = Object.entries(remotes).filter(
    ([, { kernelRange }]) => !satisfies(kernel, kernelRange),
  );
  if (left.length === 0) return;
  const named = left.map(([name, { kernelRange }]) => `${name} (${kernelRange})`).join(', ');
  throw new KernelError(
    `The shell provides kernel ${kernel}; in ${environment} it is too far from what these need: ${named}. ${wayOut}`,
  );
}

import { join } from 'node:path';
import { repository } from 'tooling/release';
import { specifiedRemotes } from '../../core/specified-remotes';
import { environment, must, type Stage } from './stage';

/** Releases the shell and the four remotes as they are built, in the order a first deployment has. */
export async function releaseBuilds(
  release: Stage['release'],
  publicAddress: string,
  shellOptions: readonly string[] = [],
  releaseShell = release,
): Promise<void> {
  for (const name of specifiedRemotes) {
    const dist = join(repository, `remote-${name}`, 'dist');
    await must(release(name, '--env', environment, '--dist', dist, '--public', publicAddress));
  }
  const dist = join(repository, 'host', 'dist');
  const shell = ['--env', environment, '--dist', dist, '--public', publicAddress];
  await must(releaseShell('shell', ...shell, '--previews', 'on', ...shellOptions));
}

import { createServer } from 'node:net';
import { CliError } from './cli-error';

/** Refuses, before any work is done, when one of the ports cannot be listened on. */
export async function requireFreePorts(ports: readonly number[], example: string): Promise<void> {
  for (const port of ports) {
    const code = await refusalOf(port);
    if (code === undefined) continue;
    const reason =
      code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used here (${code})`;
    throw new CliError(
      `Port ${port} ${reason}: stop what holds it, or choose other ports with \`${example}\`.`,
    );
  }
}

function refusalOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'no reason given'));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}

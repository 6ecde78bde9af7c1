import { once } from 'node:events';
import { createServer } from 'node:net';
import { CliError } from './cli-error';

export async function requireFreePort(port: number, example: string): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used here (${code})`;
    throw new CliError(
      `Port ${port} ${reason}: stop what holds it, or choose other ports with \`${example}\`.`,
    );
  } finally {
    server.close();
  }
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Ports on loopback that nobody listens on. They are not among those that a system hands out itself,
 * from 32768 on, so that no other test’s server or request takes one before it is used.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const maxTries = 5;

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
async function findPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/**
 * Starts a server that must know its ports beforehand. If another process took one of them between the look and the
 * use, it starts again on other ports. A start that fails has given its own ports back.
 */
export async function onFreePorts<T>(
  count: number,
  start: (...ports: number[]) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const ports = await findPorts(count);
    try {
      return await start(...ports);
    } catch (error) {
      const areFree = await Promise.all(ports.map(isFree));
      if (tries === maxTries || areFree.every(Boolean)) throw error;
    }
  }
}

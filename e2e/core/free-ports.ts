import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const maxTries = 5;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Finds free loopback ports below 32768. The system assigns ports from 32768 upwards to other processes. */
async function findPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/** Starts a server on free ports. Retries with other ports if another process uses one of the ports first. */
export async function startOnFreePorts<T>(
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

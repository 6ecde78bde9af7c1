import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { getPort } from './get-port';
import { requireFreePort } from './require-free-port';

let server: Server;

async function listening(): Promise<Server> {
  const started = createServer();
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return started;
}

beforeEach(async () => {
  server = await listening();
});

afterEach(() => {
  server.close();
});

const port = () => getPort(server);

describe('ports', () => {
  it('[tooling] the error for a port that is already in use says how to choose another port', async () => {
    await expect(requireFreePort(port(), 'npm start -- --port 4400')).rejects.toThrow(
      `Port ${port()} is taken by another program: stop what holds it, or choose other ports with \`npm start -- --port 4400\`.`,
    );
  });

  it('[tooling] a port is free again once its server has closed', async () => {
    const isFreeAgain = async () => {
      const freed = port();
      server.close();
      await once(server, 'close');
      return requireFreePort(freed, '').then(
        () => true,
        () => false,
      );
    };
    // Another program may take the port that was just closed, so the test tries several ports.
    let isFree = await isFreeAgain();
    for (let tries = 1; !isFree && tries < 5; tries += 1) {
      server = await listening();
      isFree = await isFreeAgain();
    }
    expect(isFree).toBe(true);
  });
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { requireFreePorts } from './ports';

let server: Server;

beforeEach(async () => {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.close();
});

function port(): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

describe('ports', () => {
  it('[tooling] are refused by name when one is taken, with what to do', async () => {
    await expect(requireFreePorts([port()], 'npm start -- --port 4400')).rejects.toThrow(
      `Port ${port()} is taken by another program: stop what holds it, or choose other ports with \`npm start -- --port 4400\`.`,
    );
  });

  it('[tooling] are free again once nothing holds them', async () => {
    const freed = port();
    server.close();
    await once(server, 'close');
    await expect(requireFreePorts([freed], '')).resolves.toBeUndefined();
  });
});

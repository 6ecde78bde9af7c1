import { sendTestRequest } from './test-request';
import { createSingleOriginListener, createRemotePath } from './listeners';
import { StaticServer } from './static-server';

const server = new StaticServer(
  createSingleOriginListener(
    (request, response) => response.end(`shell ${request.url}`),
    new Map([['contracts', (request, response) => response.end(`contracts ${request.url}`)]]),
  ),
);
beforeAll(() => server.start());
afterAll(() => server.stop());

const textAt = async (path: string) => (await fetch(server.origin + path)).text();

describe('product on one origin', () => {
  it('[R26] on one origin, the remotes come from the shell’s origin', async () => {
    expect(createRemotePath('contracts')).toBe('/remotes/contracts/');
    expect(await textAt('/remotes/contracts/r/a.js?x=1')).toBe('contracts /r/a.js?x=1');
  });

  it.each(['/', '/trustfold/dashboard/admin', '/remotes/other/r/a.js', '/remotes/contracts'])(
    '[R26] on one origin, %s returns the page of the shell',
    async (path) => {
      expect(await textAt(path)).toBe(`shell ${path}`);
    },
  );

  it('[R26] on one origin, other host names are rejected', async () => {
    const { port } = new URL(server.origin);
    const { status, text } = await sendTestRequest(port, '/', { host: `evil.example:${port}` });
    expect(status).toBe(403);
    expect(text).not.toContain('shell');
  });
});

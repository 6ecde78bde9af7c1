import { StaticServer } from '../serve/static-server';
import { findRunningProduct } from './running-product';

const servers: StaticServer[] = [];
async function serve(html: string): Promise<string> {
  const server = new StaticServer((_request, response) => response.end(html));
  servers.push(server);
  await server.start();
  return server.origin;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

describe('the running product that one spec is run against', () => {
  it('[tooling] is the first that answers as the shell does', async () => {
    const other = await serve('<!doctype html>Hello');
    const shell = await serve(`<meta name="trustfold-config" content='{}' />`);
    const product = await findRunningProduct(['http://127.0.0.1:1/', other, `${shell}/trustfold`]);
    expect(product).toMatchObject({
      url: `${shell}/`,
      origins: { shell, contracts: `${shell}/remotes/contracts` },
    });
  });

  it('[tooling] is asked for where none answers', async () => {
    const other = await serve('<!doctype html>Hello');
    await expect(findRunningProduct([other])).rejects.toThrow(
      `No product answers at ${other}. Start one in another terminal: npm run dev`,
    );
  });
});

import type { RequestListener } from 'node:http';
import type { Composition, CompositionPointer, RemoteRelease } from 'shared-kernel/remote';
import { compositionHash } from '../compose/documents';
import { StaticServer } from '../serve/static-server';
import { againstListener, ReleasedProduct } from './against';

const releaseAt = (address: string): RemoteRelease => ({
  release: 'a'.repeat(32),
  address,
  entry: 'remote-entry.js',
  kernelRange: '^2.0.0',
  files: {},
  screens: {},
});

const page = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'" />
<meta name="trustfold-config" content='{"compositionPointer":"/env/live/current.json","previews":true}' />
<script defer src="/assets/main.js" crossorigin integrity="sha256-x"></script>`;

const answering =
  (answers: Readonly<Record<string, () => string>>): RequestListener =>
  ({ url = '' }, response) => {
    const answer = answers[url];
    if (answer) response.end(answer());
    else response.writeHead(404).end('No such file.');
  };

const servers: StaticServer[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = new StaticServer(listener);
  servers.push(server);
  await server.start();
  return server.origin;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

/** A released product with its remotes on another origin, and the server in front of it. */
async function startAgainst(given = page): Promise<string> {
  const bucket = await serve(answering({ '/account/r/entry.js': () => 'account' }));
  const pointer = (): CompositionPointer => {
    const composition: Composition = {
      schema: 1,
      remotes: {
        contracts: releaseAt(`${bucket}/contracts/r/`),
        account: releaseAt(`${bucket}/account/r/`),
      },
    };
    return { hash: compositionHash(composition), seq: 7, promotion: 'p', composition };
  };
  const shell = await serve(
    answering({
      '/': () => given,
      '/env/live/current.json': () => JSON.stringify(pointer()),
      '/assets/main.js': () => 'main',
    }),
  );
  const fromSource = releaseAt('/remotes/contracts/');
  return serve(againstListener(new ReleasedProduct(new URL(shell), 'contracts', fromSource)));
}

const textAt = async (address: string) => (await fetch(address)).text();

describe('a remote from source in a released product', () => {
  it('[deployment] has the released page at every address, without its policy', async () => {
    const origin = await startAgainst();
    const html = await textAt(`${origin}/trustfold/dashboard/admin?tab=contracts`);
    expect(html).not.toContain('Content-Security-Policy');
    expect(html).toContain('src="/assets/main.js"');
    expect(html).toContain(
      `content='{"compositionPointer":"/env/local/current.json","previews":true,"allowLocalRemotes":true}'`,
    );
  });

  it('[deployment] is named by what is current, and the others are found below the same origin', async () => {
    const origin = await startAgainst();
    const { composition, hash, seq } = JSON.parse(
      await textAt(`${origin}/env/local/current.json`),
    ) as CompositionPointer;
    expect(composition.remotes.contracts?.address).toBe('/remotes/contracts/');
    expect(composition.remotes.account?.address).toBe('/remotes/account/');
    expect([hash, seq]).toEqual([compositionHash(composition), 7]);
  });

  it('[deployment] leaves assets and the files of other remotes as they are released', async () => {
    const origin = await startAgainst();
    expect(await textAt(`${origin}/assets/main.js`)).toBe('main');
    expect(await textAt(`${origin}/remotes/account/entry.js`)).toBe('account');
    expect((await fetch(`${origin}/remotes/account/other.js`)).status).toBe(404);
  });

  it.each([
    ['answers something else', '<!doctype html>Hello', 'answers no page of a released shell.'],
    ['is down', undefined, 'does not answer.'],
  ])('[deployment] says that the released shell %s', async (_, given, sentence) => {
    const origin = await startAgainst(given);
    if (given === undefined) await servers[1]?.stop();
    const answer = await fetch(`${origin}/`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain(sentence);
  });
});

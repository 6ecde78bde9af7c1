import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onFreePorts } from '../../core/free-ports';
import { runNginx, withoutBrotli } from './nginx';
import { releaseBuilds } from './release-builds';
import { run } from './run';
import { environment, must, releaseTo } from './stage';

export const shellOrigin = 'https://app.trustfold.test';
export const remotesOrigin = 'https://remotes.trustfold.test';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly protocol: string | undefined;
}

export interface SecureNginx {
  /** Folder of the store. */
  readonly store: string;
  /** Address of what answers in place of port 80. */
  readonly plain: string;
  /** Asks over TLS as a browser does, at an address of this machine. */
  ask(url: string, headers?: IncomingHttpHeaders, address?: string): Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** A certificate for both names, made for this run alone. */
async function makeCertificate(folder: string) {
  const [chain, key] = [join(folder, 'chain.pem'), join(folder, 'key.pem')];
  const names = [shellOrigin, remotesOrigin].map((origin) => `DNS:${new URL(origin).hostname}`);
  await run('openssl', [
    ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=Trustfold test'],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-addext', `subjectAltName=${names.join(',')}`, '-keyout', key, '-out', chain],
  ]);
  return { chain, key };
}

const asker =
  (port: number, ca: Buffer): SecureNginx['ask'] =>
  (url, headers = {}, address = '127.0.0.1') =>
    new Promise((resolve, reject) => {
      const { origin, pathname, hostname } = new URL(url);
      const session = connect(
        `https://${address.includes(':') ? `[${address}]` : address}:${port}`,
        {
          ca,
          servername: hostname,
        },
      );
      session.on('error', reject);
      const stream = session.request({
        'accept-encoding': 'gzip, br',
        ...headers,
        ':authority': new URL(origin).host,
        ':path': pathname,
      });
      const parts: Buffer[] = [];
      stream.on('error', reject);
      stream.on('response', (answered) => {
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          session.close();
          const protocol = session.alpnProtocol;
          const status = answered[':status'];
          resolve({ status, headers: answered, body: Buffer.concat(parts), protocol });
        });
      });
    });

/** The product behind nginx over TLS with the file that the command writes; other ports stand in for 443 and 80. */
export const startSecureNginx = (): Promise<SecureNginx> => onFreePorts(2, startOn);

async function startOn(port: number, plainPort: number): Promise<SecureNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-tls-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const [store, at] = [join(folder, 'store'), join(folder, 'run')];
    await mkdir(at);
    const release = releaseTo(store);
    await releaseBuilds(release, `${remotesOrigin}/`);
    const { chain, key } = await makeCertificate(folder);
    const config = join(folder, 'nginx.conf');
    const addresses = ['--shell', shellOrigin, '--remotes', remotesOrigin];
    const certificate = ['--certificate', chain, '--certificate-key', key];
    const written = ['--run', at, '--out', config, ...(await withoutBrotli())];
    await must(release('nginx', '--env', environment, ...addresses, ...certificate, ...written));
    const text = await readFile(config, 'utf8');
    const ports = new Map([
      ['443', port],
      ['80', plainPort],
    ]);
    await writeFile(
      config,
      text.replace(
        /(listen (?:\[::\]:)?)(443|80)\b/g,
        (_all, listen: string, usual: string) => listen + String(ports.get(usual)),
      ),
    );
    const plain = `http://127.0.0.1:${plainPort}`;
    const [error, pid] = [join(at, 'error.log'), join(at, 'nginx.pid')];
    const server = await runNginx({ config, error, pid, address: plain });
    return {
      store,
      plain,
      ask: asker(port, await readFile(chain)),
      stop: () => server.stop().then(remove),
    };
  } catch (reason) {
    await remove();
    throw reason;
  }
}

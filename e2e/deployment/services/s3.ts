import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import {
  CreateBucketCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { openStore, repository } from 'tooling/release';
import { startOnFreePorts } from '../../core/free-ports';
import { hasCeph, startCeph, stopCeph } from './ceph';
import {
  environment,
  createServedProduct,
  releaseBuilds,
  createReleaseCommand,
  type Stage,
} from './stage';

const missing =
  'No S3 service: apt-get install radosgw ceph-mon ceph-osd, or name one by AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

/** Configures the AWS SDK for an S3 service with environment variables. Returns a function that stops the service. */
async function configureS3(folder: string): Promise<(() => Promise<void>) | undefined> {
  if (process.env.AWS_ENDPOINT_URL_S3 !== undefined) return () => Promise.resolve();
  if (!(await hasCeph())) return undefined;
  const { port, owner } = await startCeph(folder);
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: owner.accessKeyId,
    AWS_SECRET_ACCESS_KEY: owner.secretAccessKey,
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  });
  return () => stopCeph(folder);
}

type Route = (event: { request: { uri: string } }) => { uri?: string; statusCode?: number };

async function routeOf(part: 'shell' | 'remotes'): Promise<Route> {
  const text = await readFile(join(repository, 'deploy/aws/route.js'), 'utf8');
  const filled = text.replaceAll('${environment}', environment).replaceAll('${part}', part);
  return runInContext(`${filled}; handler`, createContext()) as Route;
}

/** Serves a bucket over HTTP and adds the headers to each response, like a CDN. */
async function serveBucket(
  part: 'shell' | 'remotes',
  port: number,
  headers: Readonly<Record<string, string>>,
  get: (key: string) => Promise<GetObjectCommandOutput>,
): Promise<() => Promise<void>> {
  const route = await routeOf(part);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cdn');
    const { uri, statusCode } = route({ request: { uri: pathname } });
    const answer = async () => {
      if (uri === undefined) return void response.writeHead(statusCode ?? 404, headers).end();
      const held = await get(uri.slice(1));
      response.writeHead(200, {
        ...headers,
        'content-type': held.ContentType,
        'cache-control': held.CacheControl,
        ...(held.ContentEncoding !== undefined && { 'content-encoding': held.ContentEncoding }),
      });
      response.end(await held.Body?.transformToByteArray());
    };
    answer().catch(() => response.writeHead(403, headers).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/**
 * Starts an S3 service with a bucket, and a server that routes requests like CloudFront. If no S3 service can be started, returns the reason.
 */
export async function startS3(): Promise<Stage | string> {
  const folder = await mkdtemp(join(tmpdir(), 'trustfold-s3-'));
  const stopService = await configureS3(folder);
  if (!stopService) return missing;
  return startOnFreePorts(2, async (shellPort, remotesPort) => {
    const client = new S3Client({ forcePathStyle: true });
    const bucket = `releases-${randomUUID().slice(0, 12)}`;
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    const shell = `http://127.0.0.1:${shellPort}`;
    const remotes = `http://127.0.0.1:${remotesPort}`;
    const at = (key: string) => ({ Bucket: bucket, Key: key });
    const get = (key: string) => client.send(new GetObjectCommand(at(key)));
    const page = {
      'content-security-policy': "frame-ancestors 'self'",
      'integrity-policy': 'blocked-destinations=(script)',
    };
    const store = openStore(`s3://${bucket}`, folder);
    const release = await createReleaseCommand(folder, { store: `s3://${bucket}`, shell, remotes });
    await releaseBuilds(release);
    const servers = [
      await serveBucket('shell', shellPort, page, get),
      await serveBucket('remotes', remotesPort, { 'access-control-allow-origin': shell }, get),
    ];
    return {
      product: createServedProduct(shell, remotes),
      release,
      keys: () => store.list(''),
      tamper: async (key, change) => {
        const { ContentType, CacheControl, ContentEncoding } = await get(key);
        const body = change((await store.get(key))?.body.toString() ?? '');
        const Body = ContentEncoding === 'br' ? brotliCompressSync(body) : body;
        const headers = { ContentType, CacheControl, ContentEncoding };
        await client.send(new PutObjectCommand({ ...at(key), ...headers, Body }));
      },
      stop: async () => {
        for (const stop of servers) await stop();
        client.destroy();
        await stopService();
        await rm(folder, { recursive: true, force: true });
      },
    };
  });
}

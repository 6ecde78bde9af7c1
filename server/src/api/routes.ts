import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { isKnownCollection, isRemoteCollection, newId } from 'shared-kernel/server';
import * as v from 'valibot';
import { executeCommand, idSchema } from '../commands/execute-command';
import { getCommandVersion, type CommandRegistry } from '../commands/registry';
import { workspaceSchema, type ServerWorkspace } from '../commands/server-workspace';
import { storeUpload } from '../commands/uploads';
import { listCollections } from '../database/record-rows';
import { readState } from '../database/workspace-state';
import { personCollection } from '../persons/person';
import type { RequestIdentifier } from '../persons/request-identifier';
import { createPortalUser, type PortalUser, type SignedInSession } from '../persons/reader';
import type { ChangeFeed } from '../visibility/change-feed';
import { readCollection, readRecord } from '../visibility/read-collection';
import { createOpenApiDocument } from './create-open-api-document';
import { changesQuerySchema, parseRequest } from './parse-request';
import { createNotFoundProblem, HttpProblem, createUnauthorizedProblem } from './problem';

/** Maximum size of an uploaded file, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024;

/** Maximum number of commands of visitors per IP address and minute, and their size in bytes. */
const maxVisitorCommands = 10;
const maxVisitorBytes = 16 * 1024;

/** Maximum size of events that a slow client has not received yet, in bytes. */
const maxBacklogBytes = 1024 * 1024;

export interface RouteOptions {
  readonly workspace: ServerWorkspace;
  readonly registry: CommandRegistry;
  readonly identify: RequestIdentifier;
  readonly feed: ChangeFeed;
  /** Interval between heartbeats of an event stream, in milliseconds. The token is checked at each heartbeat. */
  readonly heartbeatMs: number;
  readonly isClosing: () => boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedInSession | null;
  }
}

/** Whether a collection belongs to a remote of this release. The persons belong to the server. */
const isOfRemote = (name: string): boolean =>
  isRemoteCollection(name) && isKnownCollection(name) && name !== personCollection;

const portalHeader = 'trustfold-portal';

const portalIn = ({ headers: { [portalHeader]: portal } }: FastifyRequest) => [portal].flat()[0];

function signedInOf({ signedIn }: FastifyRequest): SignedInSession {
  if (!signedIn) throw createUnauthorizedProblem();
  return signedIn;
}

const reader = (request: FastifyRequest): PortalUser =>
  createPortalUser(signedInOf(request), portalIn(request));

export function addPublicRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { workspace, registry, isClosing } = options;

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    if (isClosing()) throw new HttpProblem(503, 'Closing');
    await workspace.database.execute(sql`SELECT 1`);
    return { status: 'ready' };
  });
  // A visitor needs no sign-in, so the limits are low.
  const limits = { bodyLimit: maxVisitorBytes, config: { rateLimit: { max: maxVisitorCommands } } };
  app.post('/visitors/commands', limits, async (request) =>
    executeCommand(workspace, registry, undefined, request.body),
  );
  const description = createOpenApiDocument(registry);
  app.get('/openapi.json', () => description);
}

const fileName = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

export function addRecordRoutes(app: FastifyInstance, options: RouteOptions): void {
  const { workspace, registry } = options;

  app.get('/me', (request) => {
    const signedIn = signedInOf(request);
    const { id, name, email, portals, company } = signedIn.person;
    const isOpen = portals.length > 1 && portalIn(request) === undefined;
    const { portal } = isOpen ? {} : reader(request);
    return { id, name, email, portals, company, portal };
  });
  app.get('/workspace', async (request) => {
    reader(request);
    const { database } = workspace;
    const collections = (await listCollections(database)).filter(isOfRemote);
    return v.parse(workspaceSchema, { ...(await readState(database)), collections });
  });
  app.get('/commands', (request) => {
    signedInOf(request);
    return registry.all.map((command) => ({ id: command.id, version: getCommandVersion(command) }));
  });
  app.post('/commands', async (request) =>
    executeCommand(workspace, registry, reader(request), request.body),
  );
  app.get<{ Params: { name: string } }>('/collections/:name', async (request) =>
    readCollection(workspace, reader(request), request.params.name, request.query),
  );
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const file = await readRecord(workspace, reader(request), 'files', request.params.id);
    if (!file) throw createNotFoundProblem('There is no such file.');
    return reply
      .type('application/octet-stream')
      .header('Content-Disposition', fileName(file.name))
      .send(Buffer.from(file.bytes));
  });
  app.post<{ Body: Buffer }>('/files', { bodyLimit: maxFileBytes }, async (request, reply) => {
    const { person } = reader(request);
    const id = newId();
    await storeUpload(workspace.database, parseRequest(idSchema, id), person.id, request.body);
    return reply.code(201).send({ $upload: id });
  });
}

export function addChangesRoute(app: FastifyInstance, options: RouteOptions): void {
  const { workspace, identify, feed, heartbeatMs } = options;
  const streams = new Set<PassThrough>();

  app.addHook('preClose', (done) => {
    for (const stream of streams) stream.end();
    done();
  });
  app.get('/changes', async (request, reply) => {
    const { portal, expiresAt } = reader(request);
    const lastId = request.headers['last-event-id'];
    const query = lastId === undefined ? request.query : { after: lastId };
    const { after } = parseRequest(changesQuerySchema, query);
    const revision = after ?? (await readState(workspace.database)).revision;

    const stream = new PassThrough();
    streams.add(stream);
    stream.write('retry: 1000\n\n');
    const stop = feed.subscribe({
      portal,
      revision,
      send: (event) => {
        if (stream.writableLength > maxBacklogBytes) stream.destroy();
        else stream.write(event);
      },
    });
    const beat = setInterval(() => {
      identify(request.headers.authorization)
        .then((signedIn) => createPortalUser(signedIn, portal))
        .then(() => (Date.now() < expiresAt ? stream.write(': \n\n') : stream.end()))
        .catch(() => stream.end());
    }, heartbeatMs);
    stream.once('close', () => {
      clearInterval(beat);
      stop();
      streams.delete(stream);
    });
    return reply
      .type('text/event-stream')
      .headers({ 'Cache-Control': 'no-store', Connection: 'close' })
      .send(stream);
  });
}

import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { personCollection } from 'remote-account/commands';
import {
  commandResponseSchema,
  commandsResponseSchema,
  isKnownCollection,
  isRemoteCollection,
  newId,
  pageResponseSchema,
  workspaceResponseSchema,
} from 'shared-kernel/server';
import * as v from 'valibot';
import { commandRequestSchema, executeCommand } from '../commands/execute-command';
import { commandRegistry } from '../commands/registry';
import type { ServerWorkspace } from '../commands/server-workspace';
import { storeUpload } from '../commands/uploads';
import { listCollections } from '../database/record-rows';
import { readState } from '../database/workspace-state';
import type { RequestAuthenticator } from '../persons/request-authenticator';
import { createPortalUser, type PortalUser, type SignedInSession } from '../persons/portal-user';
import type { ChangeFeed } from '../visibility/change-feed';
import {
  collectionQuerySchema,
  countSchema,
  readCollection,
  readFile,
} from '../visibility/read-collection';
import type { ValibotTypes } from './add-schemas';

/** Maximum size of an uploaded file, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024;

/** Limits for commands of visitors, who need no sign-in: number per IP address and minute, and size in bytes. */
const visitorLimits = { bodyLimit: 16 * 1024, config: { rateLimit: { max: 10 } } };

export interface RouteOptions {
  readonly workspace: ServerWorkspace;
  readonly identify: RequestAuthenticator;
  readonly feed: ChangeFeed;
  /** Interval between heartbeats of an event stream, in milliseconds. The token is checked at each heartbeat. */
  readonly heartbeatMs: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the request. Missing in public routes. */
    signedIn: SignedInSession;
  }
}

const bytesSchema = v.instance(Uint8Array);

const commandSchemas = { body: commandRequestSchema, response: { 200: commandResponseSchema } };

/** Whether a collection belongs to a remote of this release. The collection of persons belongs to the server. */
const isOfRemote = (name: string): boolean =>
  isRemoteCollection(name) && isKnownCollection(name) && name !== personCollection;

const portalIn = ({ headers: { 'trustfold-portal': portal } }: FastifyRequest) =>
  [portal].flat()[0];

const reader = (request: FastifyRequest): PortalUser =>
  createPortalUser(request.signedIn, portalIn(request));

export function addPublicRoutes(instance: FastifyInstance, { workspace }: RouteOptions): void {
  const app = instance.withTypeProvider<ValibotTypes>();

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async () => {
    await workspace.database.execute(sql`SELECT 1`);
    return { status: 'ready' };
  });
  app.post('/visitors/commands', { ...visitorLimits, schema: commandSchemas }, ({ body }) =>
    executeCommand(workspace, undefined, body),
  );
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

export function addPersonRoutes(instance: FastifyInstance, { workspace }: RouteOptions): void {
  const { database } = workspace;
  const app = instance.withTypeProvider<ValibotTypes>();

  app.get('/me', (request) => {
    const { id, name, email, portals, company } = request.signedIn.person;
    const isOpen = portals.length > 1 && portalIn(request) === undefined;
    const { portal } = isOpen ? {} : reader(request);
    return { id, name, email, portals, company, portal };
  });
  const workspaceSchemas = { response: { 200: workspaceResponseSchema } };
  app.get('/workspace', { schema: workspaceSchemas }, async (request) => {
    reader(request);
    const { sampleMoment, hasSample } = await readState(database);
    const collections = (await listCollections(database)).filter(isOfRemote);
    return { sampleMoment, hasSample, collections };
  });
  app.get('/commands', { schema: { response: { 200: commandsResponseSchema } } }, () =>
    Array.from(commandRegistry.values(), ({ id, version = 1 }) => ({ id, version })),
  );
  app.post('/commands', { schema: commandSchemas }, (request) =>
    executeCommand(workspace, reader(request), request.body),
  );
  const collectionSchemas = {
    params: v.object({ name: v.string() }),
    querystring: collectionQuerySchema,
    response: { 200: pageResponseSchema },
  };
  app.get('/collections/:name', { schema: collectionSchemas }, (request) =>
    readCollection(workspace, reader(request), request.params.name, request.query),
  );

  const fileSchemas = {
    params: v.object({ id: v.string() }),
    produces: ['application/octet-stream'],
    response: { 200: bytesSchema },
  };
  app.get('/files/:id', { schema: fileSchemas }, async (request, reply) => {
    const file = await readFile(workspace, reader(request), request.params.id);
    const name = encodeURIComponent(file.name);
    return reply
      .type('application/octet-stream')
      .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
      .send(Buffer.from(file.bytes));
  });
  const uploadSchemas = {
    consumes: ['application/octet-stream'],
    body: bytesSchema,
    response: { 201: v.object({ $upload: v.string() }) },
  };
  const upload = { bodyLimit: maxFileBytes, schema: uploadSchemas };
  app.post('/files', upload, async (request, reply) => {
    const id = newId();
    await storeUpload(database, { id, personId: reader(request).person.id, bytes: request.body });
    return reply.code(201).send({ $upload: id });
  });
}

export function addChangesRoute(instance: FastifyInstance, options: RouteOptions): void {
  const { workspace, identify, feed, heartbeatMs } = options;
  const app = instance.withTypeProvider<ValibotTypes>();
  app.addHook('preClose', () => feed.close());
  const changesSchemas = {
    querystring: v.object({ after: v.optional(countSchema) }),
    headers: v.looseObject({ 'last-event-id': v.optional(countSchema) }),
    produces: ['text/event-stream'],
    response: { 200: v.string() },
  };
  app.get('/changes', { schema: changesSchemas }, async (request, reply) => {
    const { headers, query } = request;
    const { portal, expiresAt } = reader(request);
    const after = headers['last-event-id'] ?? query.after;
    const revision = after ?? (await readState(workspace.database)).revision;

    const stream = new PassThrough();
    stream.write('retry: 1000\n\n');
    feed.subscribe({ portal, revision, stream });
    const beat = setInterval(() => {
      identify(headers.authorization)
        .then((signedIn) => createPortalUser(signedIn, portal))
        .then(() => (Date.now() < expiresAt ? stream.write(': \n\n') : stream.end()))
        .catch(() => stream.end());
    }, heartbeatMs);
    stream.once('close', () => clearInterval(beat));
    return reply
      .type('text/event-stream')
      .headers({ 'Cache-Control': 'no-store', Connection: 'close' })
      .send(stream);
  });
}

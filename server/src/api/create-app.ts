import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import { isUnreachable, sqlStateOf } from '../database/write-transaction';
import { Problem, tooMany, unavailable } from './problem';
import { addChangesRoute, addPublicRoutes, addRecordRoutes, type RouteOptions } from './routes';

export interface AppOptions extends RouteOptions {
  /** The origins whose pages may use the server. */
  readonly origins: readonly (string | RegExp)[];
  /** The maximum number of requests of one person per minute. */
  readonly maxRequestsPerMinute: number;
  /** The maximum number of requests of one address per minute, also without a person. */
  readonly maxRequestsPerAddress: number;
  /** The addresses of proxies, whose header with the address of the client is trusted. */
  readonly proxies: readonly string[];
  /** Where structured log lines are written; without it, nothing is logged. */
  readonly log?: { write(line: string): void } | undefined;
}

/** Maximum size of a request without a file, in bytes. */
const maxBodyBytes = 1024 * 1024;

function problemOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (isUnreachable(error)) return unavailable('The database cannot be reached.');
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return new Problem(500, 'Something went wrong');
  if (statusCode === 413) return new Problem(413, 'Too large');
  if (statusCode === 429) return tooMany();
  return new Problem(statusCode, 'Not valid');
}

/** Logs the kind and the place of an error. Its message can contain personal data. */
function logError(log: FastifyBaseLogger, error: Error): void {
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  log.error({ error: error.name, code: sqlStateOf(error), stack }, 'request failed');
}

/**
 * Finds the person of each request and counts it. Requests of an address are counted before, so another token does not
 * evade that limit.
 */
function addPersonRoutes(app: FastifyInstance, options: AppOptions): void {
  const { identify, maxRequestsPerMinute: max } = options;
  const countRequest = app.createRateLimit({
    max,
    keyGenerator: ({ signedIn }) => signedIn?.person.id ?? '',
  });
  // This hook runs after the limit of an address and before the body is read.
  app.addHook('preParsing', async (request) => {
    const { headers, method, routeOptions } = request;
    const isCommand = method === 'POST' && routeOptions.url === '/commands';
    request.signedIn = await identify(headers.authorization, isCommand);
    const counted = await countRequest(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany();
  });
  addRecordRoutes(app, options);
  addChangesRoute(app, options);
}

/** Creates the HTTP server, which does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { origins, maxRequestsPerAddress, proxies, log } = options;
  const app = Fastify({
    logger: log ? { level: 'info', stream: log } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 60_000,
    trustProxy: proxies.length > 0 && [...proxies],
  });
  app.decorateRequest('signedIn', null);
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) logError(request.log, error);
    return reply.code(problem.status).type('application/problem+json').send(problem.toJSON());
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('application/problem+json').send(new Problem(404, 'Not found').toJSON()),
  );
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    done();
  });
  // The pattern of the address is logged, because the address can contain ids and names.
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    request.log.info({ method, route: routeOptions.url, status, ms }, 'request');
    done();
  });
  await app.register(cors, {
    origin: [...origins],
    allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID', 'Trustfold-Portal'],
    methods: ['GET', 'POST'],
  });
  await app.register(rateLimit, { max: maxRequestsPerAddress, timeWindow: '1 minute' });
  addPublicRoutes(app, options);
  await app.register((persons, _options, done) => {
    addPersonRoutes(persons, options);
    done();
  });
  return app;
}

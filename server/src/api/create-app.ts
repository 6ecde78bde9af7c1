import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import { isDatabaseUnreachable, getSqlState } from '../database/write-transaction';
import { HttpProblem, createTooManyRequestsProblem, createUnavailableProblem } from './problem';
import { addChangesRoute, addPublicRoutes, addRecordRoutes, type RouteOptions } from './routes';

export interface AppOptions extends RouteOptions {
  /** Origins of pages that may send requests to the server (CORS). */
  readonly origins: readonly (string | RegExp)[];
  /** Maximum number of requests per user and minute. */
  readonly maxRequestsPerMinute: number;
  /** Maximum number of requests per IP address and minute, including requests without a token. */
  readonly maxRequestsPerAddress: number;
  /** IP addresses of trusted proxies. Their forwarding header is trusted to contain the client’s IP address. */
  readonly proxies: readonly string[];
  /** Receives structured log lines. If it is missing, the server logs nothing. */
  readonly log?: { write(line: string): void } | undefined;
}

/** Maximum size of a request without a file, in bytes. */
const maxBodyBytes = 1024 * 1024;

function problemOf(error: FastifyError | HttpProblem): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseUnreachable(error))
    return createUnavailableProblem('The database cannot be reached.');
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return new HttpProblem(500, 'Something went wrong');
  if (statusCode === 413) return new HttpProblem(413, 'Too large');
  if (statusCode === 429) return createTooManyRequestsProblem();
  return new HttpProblem(statusCode, 'Not valid');
}

/** Logs only the type and location of an error, because its message may contain personal data. */
function logError(log: FastifyBaseLogger, error: Error): void {
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  log.error({ error: error.name, code: getSqlState(error), stack }, 'request failed');
}

/** Identifies the user of each request and limits requests per user. A new token does not reset this limit. */
function addPersonRoutes(app: FastifyInstance, options: AppOptions): void {
  const { identify, maxRequestsPerMinute: max } = options;
  const countRequest = app.createRateLimit({
    max,
    keyGenerator: ({ signedIn }) => signedIn?.person.id ?? '',
  });
  // The user is identified after the limit per IP address was checked and before the body is read.
  app.addHook('preParsing', async (request) => {
    const { headers, method, routeOptions } = request;
    const isCommand = method === 'POST' && routeOptions.url === '/commands';
    request.signedIn = await identify(headers.authorization, isCommand);
    const counted = await countRequest(request);
    if (!counted.isAllowed && counted.isExceeded) throw createTooManyRequestsProblem();
  });
  addRecordRoutes(app, options);
  addChangesRoute(app, options);
}

/** Creates the HTTP server. The caller must start listening. */
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
  app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) logError(request.log, error);
    return reply.code(problem.status).type('application/problem+json').send(problem.toJSON());
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('application/problem+json')
      .send(new HttpProblem(404, 'Not found').toJSON()),
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
  // Logs the route pattern, because the URL can contain ids and names.
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

import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config';
import { isDatabaseUnreachable, getSqlState } from '../database/write-transaction';
import { HttpProblem } from './problem';
import { addChangesRoute, addPersonRoutes, addPublicRoutes, type RouteOptions } from './routes';
import { addSchemas } from './add-schemas';

export interface AppOptions extends ServerConfig, RouteOptions {
  /** Receives structured log lines. If it is missing, the server logs nothing. */
  readonly log?: { write(line: string): void } | undefined;
}

/** Maximum size of a request without a file, in bytes. */
const maxBodyBytes = 1024 * 1024;

function problemOf(error: FastifyError | HttpProblem): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseUnreachable(error)) return new HttpProblem(503, 'The database cannot be reached.');
  return new HttpProblem(Math.min(error.statusCode ?? 500, 500));
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { origins, maxRequestsPerAddress, maxRequestsPerMinute, proxies, log, identify } = options;
  const app = Fastify({
    logger: log ? { level: 'info', stream: log } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: 300 },
    // The browser sends a file for at most 90 seconds.
    requestTimeout: 100_000,
    trustProxy: proxies.length > 0 && proxies,
  });
  app.decorateRequest('signedIn');
  app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) {
      // Logs only the type and location of the error, because its message may contain personal data.
      const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
      request.log.error({ error: error.name, code: getSqlState(error), stack }, 'request failed');
    }
    return reply.code(problem.status).type('application/problem+json').send(problem.toJSON());
  });
  app.setNotFoundHandler(() => {
    throw new HttpProblem(404);
  });
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
    origin: origins,
    allowedHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID', 'Trustfold-Portal'],
    methods: ['GET', 'POST'],
  });
  await app.register(rateLimit, { max: maxRequestsPerAddress, timeWindow: '1 minute' });
  await addSchemas(app);
  addPublicRoutes(app, options);
  await app.register((ofPersons, _options, done) => {
    // Limits requests per user. A new token does not reset this limit.
    const countRequest = ofPersons.createRateLimit({
      max: maxRequestsPerMinute,
      keyGenerator: ({ signedIn }) => signedIn.person.id,
    });
    // Identifies the user after checking the limit per IP address and before reading the body.
    ofPersons.addHook('preParsing', async (request) => {
      request.signedIn = await identify(request.headers.authorization);
      const counted = await countRequest(request);
      if (!counted.isAllowed && counted.isExceeded) throw new HttpProblem(429);
    });
    addPersonRoutes(ofPersons, options);
    addChangesRoute(ofPersons, options);
    done();
  });
  return app;
}

import process from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from './config';
import { createServer } from './start-server';

/** Maximum time to finish running requests after a stop signal, in milliseconds. */
const maxStopMs = 10_000;

const options = {
  demo: { type: 'boolean' },
  port: { type: 'string' },
  'issuer-port': { type: 'string' },
} as const;

async function start() {
  const { values } = parseArgs({ options });
  const { port } = values;
  const { env: environment } = process;
  if (values.demo === true) {
    const { startDemo } = await import('./demo/start-demo');
    const issuerPort = values['issuer-port'];
    const demo = await startDemo({ environment, port, issuerPort, log: process.stderr });
    process.stdout.write(`Server: ${demo.address}\nIssuer: ${demo.issuer}\n`);
    return demo;
  }
  const config = readConfig({
    ...environment,
    ...(port !== undefined && { TRUSTFOLD_PORT: port }),
  });
  const server = await createServer(config, { log: process.stdout });
  await server.app.listen({ host: config.host, port: config.port });
  return server;
}

try {
  const started = await start();
  const end = () => {
    setTimeout(() => process.exit(1), maxStopMs).unref();
    void started.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

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
  load: { type: 'boolean' },
  seconds: { type: 'string', default: '60' },
  rate: { type: 'string', default: '100' },
} as const;

async function start() {
  const { values } = parseArgs({ options });
  const { demo, load, port, seconds, rate, 'issuer-port': issuerPort } = values;
  const { env: environment, stdout, stderr } = process;
  if (load === true) {
    const { runLoadTest } = await import('./load/run-load-test');
    const report = (line: string) => stdout.write(`${line}\n`);
    const isSound = await runLoadTest({ seconds: Number(seconds), rate: Number(rate) }, report);
    process.exit(isSound ? 0 : 1);
  }
  if (demo === true) {
    const { startDemo } = await import('./demo/start-demo');
    const started = await startDemo({ environment, port, issuerPort, log: stderr });
    stdout.write(`Server: ${started.address}\nIssuer: ${started.issuer}\n`);
    return started;
  }
  const config = readConfig({
    ...environment,
    ...(port !== undefined && { TRUSTFOLD_PORT: port }),
  });
  const server = await createServer(config, { log: stdout });
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
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${message}\n${cause instanceof Error ? `${cause.message}\n` : ''}`);
  process.exit(1);
}

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

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Runs a load test instead of starting the server. */
async function measure({ seconds, rate }: Values): Promise<void> {
  const { runLoadTest } = await import('./load/run-load-test');
  const load = { seconds: Number(seconds), rate: Number(rate) };
  const isSound = await runLoadTest(load, (line) => process.stdout.write(`${line}\n`));
  process.exit(isSound ? 0 : 1);
}

async function start(values: Values) {
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
  const { values } = parseArgs({ options });
  if (values.load === true) await measure(values);
  const started = await start(values);
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

import process from 'node:process';
import { readConfig } from './config';
import { createServer } from './start-server';

/** Maximum time to finish running requests after a stop signal, in milliseconds. */
const maxStopMs = 10_000;

try {
  const config = readConfig(process.env);
  const { app, stop } = await createServer(config, { log: process.stdout });
  const end = () => {
    setTimeout(() => process.exit(1), maxStopMs).unref();
    void stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

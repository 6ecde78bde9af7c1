import { once } from 'node:events';
import { createReporter } from './reporter';
import { createStopSignal } from './create-stop-signal';

type Running = { url: string; stop: () => Promise<void> };

/**
 * Starts a server, prints its address and stops the server on Ctrl-C. During the start, Ctrl-C ends the whole command.
 */
export async function serveUntilStopped(
  subject: string,
  start: (onProgress: (text: string) => void) => Promise<Running>,
): Promise<number> {
  const signal = createStopSignal();
  const stopped = once(signal, 'abort');
  const reporter = createReporter();
  const starting = start(reporter.line).finally(reporter.close);
  await Promise.race([starting, stopped]);
  if (signal.aborted) process.exit(130);

  const running = await starting;
  console.log(`\n${subject}. Open ${running.url}\nCtrl-C stops it.`);
  await stopped;
  await running.stop();
  console.log('\nStopped.');
  return 0;
}

import { CliError, getErrorMessage } from './cli-error';
import { createReporter, type Reporter } from './reporter';

const lastWordsMs = 500;

export async function runCommand(
  main: (args: string[]) => number | Promise<number>,
): Promise<void> {
  const tell = (error: unknown) => {
    console.error(`\n${getErrorMessage(error)}`);
    return error instanceof CliError ? 1 : 70;
  };
  // A server can emit an error event, for example if a port is in use. No `await` catches such an error.
  process.on('uncaughtException', (error) => process.exit(tell(error)));
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = tell(error);
    // Ends the process, because work that started before the error could keep the process alive.
    setTimeout(() => process.exit(), lastWordsMs).unref();
  }
}

/** Runs `work` with a reporter. The reporter is closed before any other output is printed. */
export const withReporter = async <T>(work: (reporter: Reporter) => Promise<T>): Promise<T> => {
  const reporter = createReporter();
  return work(reporter).finally(reporter.close);
};

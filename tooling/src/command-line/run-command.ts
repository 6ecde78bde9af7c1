import { CliError, errorMessage } from './cli-error';
import { createReporter, type Reporter } from './reporter';

const lastWordsMs = 500;

/** Runs a command. A returned number is the exit code; a thrown error is printed as a message. */
export async function runCommand(
  main: (args: string[]) => number | Promise<number>,
): Promise<void> {
  const tell = (error: unknown) => {
    console.error(`\n${errorMessage(error)}`);
    return error instanceof CliError ? 1 : 70;
  };
  // An error event of a server, such as a port in use, is not caught by any await.
  process.on('uncaughtException', (error) => process.exit(tell(error)));
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = tell(error);
    // Work that started before the failure would otherwise keep the process alive.
    setTimeout(() => process.exit(), lastWordsMs).unref();
  }
}

/** Runs the work with a reporter and closes it before more is printed. */
export const withReporter = async <T>(work: (reporter: Reporter) => Promise<T>): Promise<T> => {
  const reporter = createReporter();
  return work(reporter).finally(reporter.close);
};

/** Runs a command without arguments: a returned number is the exit code, and anything else means success. */
export const runWithoutArguments = (
  name: string,
  main: (reporter: Reporter) => Promise<unknown>,
): Promise<void> =>
  runCommand(async (args) => {
    if (args.length > 0) throw new CliError(`npm run ${name} takes no arguments.`);
    const result = await withReporter(main);
    return typeof result === 'number' ? result : 0;
  });

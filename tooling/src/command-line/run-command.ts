import { CliError, sentenceOf } from './cli-error';
import { createReporter, type Reporter } from './reporter';

const lastWordsMs = 500;

/** Runs the whole of a command: its number is the exit code, and what is thrown becomes a sentence. */
export async function runCommand(
  main: (args: string[]) => number | Promise<number>,
): Promise<void> {
  const tell = (error: unknown) => {
    console.error(`\n${sentenceOf(error)}`);
    return error instanceof CliError ? 1 : 70;
  };
  // A server's error, such as a taken port, is thrown past everything that awaits it.
  process.on('uncaughtException', (error) => process.exit(tell(error)));
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = tell(error);
    // What was started before it failed would keep the process alive.
    setTimeout(() => process.exit(), lastWordsMs).unref();
  }
}

/** Lends what tells of progress, and takes it away before more is written. */
export const withReporter = async <T>(work: (reporter: Reporter) => Promise<T>): Promise<T> => {
  const reporter = createReporter();
  return work(reporter).finally(reporter.close);
};

/** Runs a command that takes no arguments: the number that it returns is the exit code, and anything else success. */
export const runWithoutArguments = (
  name: string,
  main: (reporter: Reporter) => Promise<unknown>,
): Promise<void> =>
  runCommand(async (args) => {
    if (args.length > 0) throw new CliError(`npm run ${name} takes no arguments.`);
    const result = await withReporter(main);
    return typeof result === 'number' ? result : 0;
  });

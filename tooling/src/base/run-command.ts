import { CliError, sentenceOf } from './cli-error';

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

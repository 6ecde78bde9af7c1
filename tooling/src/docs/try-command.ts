import { runProcess } from '../base/process';
import { isServer } from './blocks';

/** What is set for the run that tries the documents is none of the commands' business. */
const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(TRUSTFOLD_|npm_|PW_|PLAYWRIGHT_)/.test(name),
    ),
  );

const answerOf = (address: string): Promise<string> =>
  fetch(address).then(
    ({ status }) => `\n${address} answered ${status}.\n`,
    (error: unknown) => `\n${address} did not answer: ${String(error)}\n`,
  );

/**
 * Runs a command of a document in a folder, as a person would. One that serves is asked for the page at the address that it
 * prints, and then stopped.
 */
export async function tryCommand(
  command: string,
  folder: string,
): Promise<{ readonly code: number; readonly output: string }> {
  const done = new AbortController();
  let answer: Promise<string> | undefined;
  const onLine = (line: string) => {
    const [, address] = /Open (http:\S+)/.exec(line) ?? [];
    if (address === undefined || !isServer(command)) return;
    answer ??= answerOf(address).finally(() => done.abort());
  };
  const { code, output } = await runProcess('sh', ['-c', command], {
    cwd: folder,
    env: ownEnvironment(),
    signal: done.signal,
    onLine,
  });
  return { code, output: output + ((await answer) ?? '') };
}

import { CommandError } from './command-error';

/** Waits for a lazy module. If the module does not load, the command fails with the message `failure`. */
export async function loadModule<T>(module: Promise<T>, failure: string): Promise<T> {
  try {
    return await module;
  } catch (cause) {
    const message = `${failure} Check the connection, then try again.`;
    throw new CommandError('refused', message, { cause });
  }
}

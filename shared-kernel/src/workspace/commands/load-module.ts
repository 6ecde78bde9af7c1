import { CommandError } from './command-error';

/** Waits for a lazy module. If it does not load, the command is refused with the text `failure`. */
export async function loadModule<T>(module: Promise<T>, failure: string): Promise<T> {
  try {
    return await module;
  } catch (cause) {
    const message = `${failure} Check the connection, then try again.`;
    throw new CommandError('refused', message, { cause });
  }
}

import { readDescription, type RemoteDescription } from '../remote';

/**
 * Reads the description of a remote from `src/remote.ts`, like its build and the shell. Throws if they would reject
 * it.
 *
 * @example
 * const { screens } = checkDescription(remote);
 * expect(Object.keys(screens)).toEqual(['invoices']);
 */
export function checkDescription(remote: { readonly name: string }): RemoteDescription {
  const { description, fault } = readDescription(remote.name, remote);
  if (!description) throw new Error(`In its src/remote.ts, ${remote.name} ${fault}`);
  return description;
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The file of a font that a list names on this machine. */
export async function loadFont(address: string): Promise<ArrayBuffer> {
  // A copy of it is of the kind that the test's own browser knows.
  return new Uint8Array(await readFile(fileURLToPath(address))).buffer;
}

import {
  filesOfRemotes,
  plainAddress,
  readComposition,
  type Files,
  type Generation,
  type KeptPage,
  type KeptPointer,
} from './generation';
import { readGenerations, readGoodReleases } from './kept';
import { workerScope } from './scope';

/** The last page and pointer that passed by, so that neither is fetched for keeping again. */
export const seen: { page?: KeptPage; pointer?: KeptPointer } = {};

let generations: Promise<readonly Generation[]> | undefined;
let announced: Files = {};

/** What is kept whole, read once for the worker's life. */
export function knownGenerations(): Promise<readonly Generation[]> {
  generations ??= readGenerations().catch(() => []);
  return generations;
}

export function setGenerations(next: readonly Generation[]): void {
  generations = Promise.resolve(next);
}

/** A composition that has just come says what its files must be, kept or not. */
export function announce(pointer: KeptPointer): void {
  seen.pointer = pointer;
  const { remotes } = readComposition(pointer.text);
  announced = filesOfRemotes(remotes, workerScope.location.origin);
}

let good: Promise<Files> | undefined;

const readGood = () =>
  readGoodReleases().then(
    (releases) => filesOfRemotes(releases, workerScope.location.origin),
    () => ({}),
  );

/** The files of the releases that started well, which stay while they may be needed; read anew when it is asked for. */
export function goodFiles(isAnew: boolean): Promise<Files> {
  if (isAnew) good = undefined;
  good ??= readGood();
  return good;
}

/** The digest that a file must have; none where nothing says so. */
export async function digestOf(address: string): Promise<string | undefined> {
  const plain = plainAddress(address);
  const kept = (await knownGenerations()).map(({ files }) => files);
  const named = [announced, ...kept, await goodFiles(false)];
  return named.find((files) => Object.hasOwn(files, plain))?.[plain];
}

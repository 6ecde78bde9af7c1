import { durableStorage } from 'shared-kernel/shell';

/** One shell’s origin may serve several environments, each with a pointer of its own. */
const lastKnownKey = (pointer: string) => `tf_deployed ${pointer}`;

/** The answer of the composition's pointer at an earlier visit: what is deployed mostly still is that. */
export const lastKnown = (pointer: string): string | null =>
  durableStorage.get(lastKnownKey(pointer));

export const keepLastKnown = (pointer: string, text: string): void =>
  durableStorage.set(lastKnownKey(pointer), text);

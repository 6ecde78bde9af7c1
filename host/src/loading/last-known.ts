import { durableStorage } from 'shared-kernel/shell';

/** One shell’s origin may serve several environments, each with a pointer of its own. */
const lastKnownKey = (pointer: string) => `tf_deployed ${pointer}`;

/** What the composition's pointer said when a screen was last drawn by it: what is deployed mostly still is that. */
export const lastKnown = (pointer: string): string | null =>
  durableStorage.get(lastKnownKey(pointer));

export const keepLastKnown = (pointer: string, text: string): void =>
  durableStorage.set(lastKnownKey(pointer), text);

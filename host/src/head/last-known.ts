import { durableStorage } from 'shared-kernel/shell';

const lastKnownKey = 'tf_deployed';

/** The answer of the composition's pointer at an earlier visit: what is deployed mostly still is that. */
export const lastKnown = (): string | null => durableStorage.get(lastKnownKey);

export const keepLastKnown = (text: string): void => durableStorage.set(lastKnownKey, text);

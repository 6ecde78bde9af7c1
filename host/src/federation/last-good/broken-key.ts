import { durableStorage } from 'shared-kernel/shell';

/** Storage key of the releases that did not start in this browser. */
export const brokenKey = 'tf_broken';

/** Whether anything is known against a release of any remote: mostly nothing, and then nothing is read. */
export const isAnyBroken = (): boolean => durableStorage.get(brokenKey) !== null;

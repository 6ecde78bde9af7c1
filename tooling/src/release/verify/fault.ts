import type { Store } from '../../store/store';
import { reasonOf } from './reason-of';

/** What is to lie at a key, and how it is recognized. */
export interface Expected {
  readonly store: Store;
  readonly key: string;
  /** Whether these bytes are what is to lie there. */
  readonly isRight: (body: Buffer) => boolean;
  /** What is said of other bytes. */
  readonly otherwise: string;
  /** The very bytes, where something else says them too. */
  readonly known?: Buffer | undefined;
}

/** Something that is not as it is to be, and that the right bytes can put right. */
export interface Fault extends Expected {
  readonly problem: string;
}

/** Looks at one key: what is missing, what cannot be read, and what is not what it is to be. */
export async function findFault(expected: Expected): Promise<Fault | undefined> {
  const { store, key, isRight, otherwise } = expected;
  const fault = (problem: string): Fault => ({ ...expected, problem });
  try {
    const held = await store.get(key);
    if (!held) return fault(`${key} is missing.`);
    if (!isRight(held.body)) return fault(`${key} ${otherwise}`);
    const [spoilt] = (await store.spoiltForms?.(key, held.body)) ?? [];
    return spoilt === undefined ? undefined : fault(`${spoilt} differs from ${key}.`);
  } catch (error) {
    return fault(`${key} cannot be read: ${reasonOf(error)}`);
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';

/** What the history says of a promotion beside what was done; older ones say nothing. */
export const noteEntries = {
  /** Who did it: a pipeline's run, or a person and a machine. */
  by: v.optional(v.string()),
  /** Why, in the words of the person who did it. */
  message: v.optional(v.string()),
  /** The commit of the tool that did it. */
  from: v.optional(v.string()),
  /** The commit that a release was built from, by its build. */
  built: v.optional(v.string()),
  /** Refusals that were overruled, by the option that did it. */
  exceptions: v.optional(v.array(v.string())),
};

export type PromotionNote = v.InferOutput<v.ObjectSchema<typeof noteEntries, undefined>>;

/** What a person reads of it. */
export function noteWords({ by, message, from, built, exceptions = [] }: PromotionNote): string {
  return [
    message === undefined ? '' : `“${message}”`,
    by === undefined ? '' : `by ${by}`,
    from === undefined ? '' : `from ${from}`,
    built === undefined || built === from ? '' : `built from ${built}`,
    exceptions.length === 0 ? '' : `with ${exceptions.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const notes = new AsyncLocalStorage<PromotionNote>();

/** Does work in the name of a person or a pipeline: the history names them for all that it promotes. */
export const inTheNameOf = <Result>(note: PromotionNote, work: () => Result): Result =>
  notes.run(note, work);

/** What the history will say of a promotion that is made now. */
export const currentNote = (): PromotionNote => notes.getStore() ?? {};

import { currentNote, inTheNameOf, type PromotionNote } from '../compose/note';
import { builderOf, builtFrom, commitWords, readBuiltFrom } from '../provenance/built-from';
import { CliError } from '../base/cli-error';
import { isPromoting } from './options';
import type { Command } from './command';

const longest = 500;

/** Options that overrule a refusal, and are written down with what they let through. */
const overruling = ['despite-kernel'] as const;

/** Who does what was asked for, why, from which commit, and what they overrule. */
export function noteOf({ verb, values }: Pick<Command, 'verb' | 'values'>): PromotionNote {
  if (!isPromoting(verb)) return {};
  const { message } = values;
  if (message !== undefined && (message.trim() === '' || message.length > longest))
    throw new CliError(`--message takes 1 to ${longest} characters that say why.`);
  const exceptions = overruling.filter((name) => values[name] === true).map((name) => `--${name}`);
  return {
    by: builderOf(),
    from: commitWords(builtFrom()),
    ...(message !== undefined && { message: message.trim() }),
    ...(exceptions.length > 0 && { exceptions }),
  };
}

/** Releases a build: the history also names the commit that it was built from, which may have been elsewhere. */
export function inTheNameOfBuild<Result>(record: Buffer | undefined, work: () => Result): Result {
  const from = readBuiltFrom(record);
  return inTheNameOf({ ...currentNote(), ...(from && { built: commitWords(from) }) }, work);
}

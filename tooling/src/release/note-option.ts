import type { PromotionNote } from '../compose/note';
import { builderOf, builtFrom } from '../provenance/built-from';
import { CliError } from '../run/cli-error';
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
  const { commit, clean } = builtFrom();
  const exceptions = overruling.filter((name) => values[name] === true).map((name) => `--${name}`);
  return {
    by: builderOf(),
    from: clean ? commit.slice(0, 12) : `${commit.slice(0, 12)} with changes`,
    ...(message !== undefined && { message: message.trim() }),
    ...(exceptions.length > 0 && { exceptions }),
  };
}

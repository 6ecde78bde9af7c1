import type * as v from 'valibot';

/** Maximum number of choices in a message. Longer lists of choices are not shown. */
const maxChoices = 12;

const missing = 'This is missing.';

/** Parses the choices of a picklist from the text of the schema library, such as `("low" | "high")`. */
const choicesOf = (expected: string) =>
  Array.from(expected.matchAll(/"([^"]*)"/g), ([, one]) => one);

function choiceSentence(expected: string | null): string {
  const choices = choicesOf(expected ?? '');
  if (choices.length === 0 || choices.length > maxChoices) return 'This is not a known value.';
  const last = choices.pop();
  return choices.length === 0
    ? `This must be ${last}.`
    : `This must be ${choices.join(', ')} or ${last}.`;
}

const typeSentences: Readonly<Record<string, string>> = {
  array: 'This must be a list.',
  blob: 'This must be a file.',
  boolean: 'This must be true or false.',
  integer: 'This must be a whole number.',
  iso_time: 'This must be a time such as 09:30.',
  loose_object: 'This must be a record with fields.',
  non_empty: 'This must not be empty.',
  number: 'This must be a number.',
  object: 'This must be a record with fields.',
  record: 'This must be a record with fields.',
  safe_integer: 'This must be a whole number.',
  strict_object: 'This must be a record with fields.',
  string: 'This must be a text.',
  tuple: 'This must be a list.',
};

const figure = (requirement: unknown) =>
  typeof requirement === 'number' ? requirement.toLocaleString('en-US') : undefined;

function limitSentence(type: string, requirement: unknown): string | undefined {
  const limit = figure(requirement);
  if (limit === undefined) return undefined;
  switch (type) {
    case 'min_value':
      return `This must be at least ${limit}.`;
    case 'max_value':
      return `This must be at most ${limit}.`;
    case 'min_length':
      return `This must have a length of at least ${limit}.`;
    case 'max_length':
      return `This must have a length of at most ${limit}.`;
    default:
      return undefined;
  }
}

/** The default message for an issue of a schema, as a sentence for the user. */
export function issueSentence({
  type,
  input,
  expected,
  requirement,
}: v.BaseIssue<unknown>): string {
  if (input === undefined) return missing;
  if (['picklist', 'literal', 'enum', 'union', 'variant'].includes(type))
    return choiceSentence(expected);
  const limit = limitSentence(type, requirement);
  return limit ?? typeSentences[type] ?? 'This value cannot be read.';
}

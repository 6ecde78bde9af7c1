import type * as v from 'valibot';

/** Maximum number of choices in a message. Longer lists of choices are not shown. */
const maxChoices = 12;

const missing = 'The value is missing.';

const choicesOf = (expected: string) =>
  Array.from(expected.matchAll(/"([^"]*)"/g), ([, one]) => one);

function choiceSentence(expected: string | null): string {
  const choices = choicesOf(expected ?? '');
  if (choices.length === 0 || choices.length > maxChoices) return 'The value is unknown.';
  const last = choices.pop();
  return choices.length === 0
    ? `The value must be ${last}.`
    : `The value must be ${choices.join(', ')} or ${last}.`;
}

const typeSentences: Readonly<Record<string, string>> = {
  array: 'The value must be a list.',
  blob: 'The value must be a file.',
  boolean: 'The value must be true or false.',
  integer: 'The value must be a whole number.',
  iso_time: 'The value must be a time such as 09:30.',
  loose_object: 'The value must be a record with fields.',
  non_empty: 'The value must not be empty.',
  number: 'The value must be a number.',
  object: 'The value must be a record with fields.',
  record: 'The value must be a record with fields.',
  safe_integer: 'The value must be a whole number.',
  strict_object: 'The value must be a record with fields.',
  string: 'The value must be text.',
  tuple: 'The value must be a list.',
};

const figure = (requirement: unknown) =>
  typeof requirement === 'number' ? requirement.toLocaleString('en-US') : undefined;

function limitSentence(type: string, requirement: unknown): string | undefined {
  const limit = figure(requirement);
  if (limit === undefined) return undefined;
  switch (type) {
    case 'min_value':
      return `The value must be at least ${limit}.`;
    case 'max_value':
      return `The value must be at most ${limit}.`;
    case 'min_length':
      return `The value must have a length of at least ${limit}.`;
    case 'max_length':
      return `The value must have a length of at most ${limit}.`;
    default:
      return undefined;
  }
}

/** Returns the default message of a validation issue, as a sentence for the user. */
export function formatIssueSentence({
  type,
  input,
  expected,
  requirement,
}: v.BaseIssue<unknown>): string {
  if (input === undefined) return missing;
  if (['picklist', 'literal', 'enum', 'union', 'variant'].includes(type))
    return choiceSentence(expected);
  const limit = limitSentence(type, requirement);
  return limit ?? typeSentences[type] ?? 'This value is invalid. Correct it and try again.';
}

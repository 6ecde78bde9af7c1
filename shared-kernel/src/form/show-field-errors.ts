import { get, type FieldValues, type Path } from 'react-hook-form';
import type { CommandError } from '../workspace/commands/command-error';
import type { ValidatedForm } from './use-validated-form';

/** Returns all suffixes of a dotted path, the longest first. `to.name` gives `to.name` and `name`. */
const endsOf = (path: string) =>
  path.split('.').map((_part, index, parts) => parts.slice(index).join('.'));

/**
 * Shows the issues of an `invalid` error at the matching form fields and focuses the first field. Issues without a
 * matching field appear at the field `fallbackField`.
 *
 * @example
 * const { run } = useCommand(decideDocument);
 * const { status } = await run(input, showFieldErrors(form, 'comment'));
 */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: ValidatedForm<Input, Output>,
  fallbackField?: Path<Input>,
): (error: Pick<CommandError, 'message' | 'issues'>) => boolean {
  const isField = (name: string): name is Path<Input> =>
    name !== '' && get(form.getValues(), name) !== undefined;
  return ({ message, issues }) => {
    const found = issues.flatMap((issue) => {
      const name = endsOf(issue.field).find(isField);
      return name === undefined ? [] : [{ name, message: issue.message }];
    });
    if (found.length === 0 && fallbackField !== undefined)
      found.push({ name: fallbackField, message });
    found.forEach((each, index) =>
      form.setError(each.name, { message: each.message }, { shouldFocus: index === 0 }),
    );
    return found.length > 0;
  };
}

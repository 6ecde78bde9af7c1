import type { FieldErrors, FieldValues } from 'react-hook-form';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function messagesIn(error: object): readonly string[] {
  if ('ref' in error && error.ref !== undefined) return [];
  if ('message' in error && typeof error.message === 'string') return [error.message];
  return Object.values(error).filter(isObject).flatMap(messagesIn);
}

/** What is wrong with values of a form that no field of it shows. */
export const unplacedMessages = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
): readonly string[] => [...new Set(messagesIn(errors))];

/**
 * What records and inputs are described by, as far as the product does. The shell lends it, and the build of a
 * remote that takes no more than this has it stand for `valibot`, most of which the page holds anyway: 1.7 to 2.4 kB (brotli) less of a remote for
 * 0.8 more of the platform.
 *
 * @example
 * const input = v.object({ id: recordIdSchema, title: v.pipe(v.string(), v.trim(), v.nonEmpty()) });
 */
export {
  array,
  boolean,
  check,
  email,
  entriesFromList,
  fallback,
  finite,
  flatten,
  forward,
  instance,
  integer,
  is,
  isoTime,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  parse,
  partial,
  partialCheck,
  pick,
  picklist,
  pipe,
  record,
  regex,
  safeInteger,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
  variant,
} from 'valibot';

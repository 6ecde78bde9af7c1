import * as v from 'valibot';

/**
 * Maximum lengths of inputs in characters. `name` applies to names, titles and roles. `line` applies to email
 * addresses, URLs, reasons and comments. `fileName` is the limit of common file systems.
 */
export const inputLimits = { name: 200, line: 500, message: 1000, fileName: 255 } as const;

/**
 * Maximum lengths of texts in stored records, at least ten times the input limits. Records with longer texts are
 * quarantined.
 */
export const storedLimits = {
  id: 200,
  line: 2000,
  text: 20_000,
  photo: 1_000_000,
  day: '2199-12-31',
} as const;

const figure = (count: number) => count.toLocaleString('en-US');

/** Rejects a text longer than `limit`. The error message states the actual length. */
export const createMaxLengthCheck = (limit: number) =>
  v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    limit,
    ({ input }) => `At most ${figure(limit)} characters, not ${figure(input.length)}`,
  );

/** Schema for an optional string, which is trimmed. */
export const createTrimmedTextSchema = (limit: number) =>
  v.pipe(v.string(), v.trim(), createMaxLengthCheck(limit));

const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/** Schema for a required text, trimmed. `message` is the error if the text has no visible characters. */
export const createRequiredTextSchema = (message: string, limit: number = inputLimits.name) =>
  v.pipe(v.string(), v.trim(), v.check(isVisible, message), createMaxLengthCheck(limit));

export const idSchema = v.pipe(v.string(), v.nonEmpty(), createMaxLengthCheck(storedLimits.id));

/** Schema for a single line in a stored record, such as a name or title. The line may be empty. */
export const singleLineSchema = v.pipe(v.string(), createMaxLengthCheck(storedLimits.line));

/** Schema for a longer text in a stored record, such as a message or comment. The text may be empty. */
export const longTextSchema = v.pipe(v.string(), createMaxLengthCheck(storedLimits.text));

import * as v from 'valibot';

/**
 * The most a person may type, in characters as a field counts them: a name or title (of a person, a
 * company, a role, a contract with its value in words), a line (an address, a reason, a comment), a
 * message. A file's name is no longer on any file system.
 */
export const typedLimits = { name: 200, line: 500, message: 1000, fileName: 255 } as const;

/**
 * The most a stored record may hold: an id, a line, a long text. Ten times and more what may be typed,
 * for records of before there were limits, or from elsewhere, are to be kept as they are; what is
 * longer still is no name or note but a document pasted by mistake, and is set aside. A long text
 * holds what commands put together of several lines; a photo is a data address, of some 700 kB of picture. `day` is
 * the last calendar day.
 */
export const storedLimits = {
  id: 200,
  line: 2000,
  text: 20_000,
  photo: 1_000_000,
  day: '2199-12-31',
} as const;

const figure = (count: number) => count.toLocaleString('en-US');

/** Refuses a text of more characters, and says how many there are. */
export const atMost = (limit: number) =>
  v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    limit,
    ({ input }) => `At most ${figure(limit)} characters, not ${figure(input.length)}`,
  );

/** What a person types into a field, trimmed; it may be empty. */
export const typedText = (limit: number) => v.pipe(v.string(), v.trim(), atMost(limit));

const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/** What a person has to type into a field, trimmed, with the message for nothing that can be seen. */
export const requiredText = (message: string, limit: number = typedLimits.name) =>
  v.pipe(v.string(), v.trim(), v.check(isVisible, message), atMost(limit));

/** The id of a stored record. */
export const idSchema = v.pipe(v.string(), v.nonEmpty(), atMost(storedLimits.id));

/** A name, a title or another single line of a stored record; it may be empty. */
export const lineSchema = v.pipe(v.string(), atMost(storedLimits.line));

/** A message, a note or a comment of a stored record; it may be empty. */
export const longTextSchema = v.pipe(v.string(), atMost(storedLimits.text));

import * as v from 'valibot';

const isOfInvisibles = (text: string) => /^\p{Default_Ignorable_Code_Point}+$/u.test(text);

/**
 * Maximum number of characters to check. A segmenter copies the whole text at each step, so long texts would be slow.
 */
const maxRead = 1000;

/** Requires a minimum number of visible characters. An emoji counts as one character. */
export const createMinCharactersCheck = (least: number, message: string) =>
  v.check((text: string) => {
    const characters = [...new Intl.Segmenter().segment(text.slice(0, maxRead))];
    return characters.filter(({ segment }) => !isOfInvisibles(segment)).length >= least;
  }, message);

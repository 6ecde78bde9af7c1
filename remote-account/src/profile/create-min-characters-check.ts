import * as v from 'valibot';

const isOfInvisibles = (text: string) => /^\p{Default_Ignorable_Code_Point}+$/u.test(text);

/** Only the beginning is read, because each step of a segmenter copies the whole text. */
const maxRead = 1000;

/** Requires a minimum number of visible characters. An emoji counts as one character. */
export const createMinCharactersCheck = (least: number, message: string) =>
  v.check((text: string) => {
    const characters = [...new Intl.Segmenter().segment(text.slice(0, maxRead))];
    return characters.filter(({ segment }) => !isOfInvisibles(segment)).length >= least;
  }, message);

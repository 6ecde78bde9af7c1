import * as v from 'valibot';

const isOfInvisibles = (text: string) => /^\p{Default_Ignorable_Code_Point}+$/u.test(text);

/** Requires a minimum number of visible characters. An emoji counts as one character. */
export const minCharacters = (least: number, message: string) =>
  v.check((text: string) => {
    const characters = [...new Intl.Segmenter().segment(text)];
    return characters.filter(({ segment }) => !isOfInvisibles(segment)).length >= least;
  }, message);

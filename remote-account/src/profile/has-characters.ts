import * as v from 'valibot';

const isOfInvisibles = (text: string) => /^\p{Default_Ignorable_Code_Point}+$/u.test(text);

/** Refuses a text of fewer characters as a reader counts them: an emoji is one, what cannot be seen is none. */
export const hasCharacters = (least: number, message: string) =>
  v.check((text: string) => {
    const characters = [...new Intl.Segmenter().segment(text)];
    return characters.filter(({ segment }) => !isOfInvisibles(segment)).length >= least;
  }, message);

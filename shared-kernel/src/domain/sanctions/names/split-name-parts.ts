export const wordPattern = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}'’ʼ`´]+/gu;

/** Splits a name into separators and words. Every second element of the result is a word. */
export const splitNameParts = (name: string): readonly string[] =>
  name.split(new RegExp(`(${wordPattern.source})`, 'u'));

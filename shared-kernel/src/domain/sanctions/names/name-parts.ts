/** A word of a name, in any script. */
export const wordForm = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}'’ʼ`´]+/gu;

/** A name in parts, every second one a word. */
export const partsOfName = (name: string): readonly string[] =>
  name.split(new RegExp(`(${wordForm.source})`, 'u'));

declare module 'linebreak' {
  /** Finds the positions at which a text can break into lines (Unicode Standard Annex 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

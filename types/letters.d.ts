/** A font that is split into slices. A webpack loader creates this module from the list of slices. */
declare module '*?letters' {
  export interface FontSlice {
    /** Unicode ranges in CSS syntax: `U+0460-052F,U+20B4`. */
    readonly letters: string;
    /** URL of the regular font file. */
    readonly regular: string;
    readonly bold?: string;
  }
  const slices: readonly FontSlice[];
  export default slices;
}

/** A font that is published in slices, as the build makes it of the list of them. */
declare module '*?letters' {
  export interface FontSlice {
    /** As CSS says them: `U+0460-052F,U+20B4`. */
    readonly letters: string;
    /** Where the file is. */
    readonly regular: string;
    readonly bold?: string;
  }
  const slices: readonly FontSlice[];
  export default slices;
}

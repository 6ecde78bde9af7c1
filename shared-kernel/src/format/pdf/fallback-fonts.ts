/**
 * Names for the rendering of text that no font supports. `picture` draws the text as an image, `codes` as code points.
 */
export const fallbackFonts = { picture: 'picture', codes: 'codes' } as const;

export const isFallbackFont = (font: string): boolean =>
  font === fallbackFonts.picture || font === fallbackFonts.codes;

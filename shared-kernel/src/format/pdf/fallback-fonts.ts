/** The two ways to render text that no font contains: `picture` draws an image, and `codes` draws code points. */
export const fallbackFonts = { picture: 'picture', codes: 'codes' } as const;

export const isFallbackFont = (font: string): boolean =>
  font === fallbackFonts.picture || font === fallbackFonts.codes;

/** Names for rendering text without a font: `picture` draws an image, `codes` draws code points. */
export const fallbackFonts = { picture: 'picture', codes: 'codes' } as const;

export const isFallbackFont = (font: string): boolean =>
  font === fallbackFonts.picture || font === fallbackFonts.codes;

/** Font names that stand for text without a font: `picture` draws an image, `codes` draws code points. */
export const drawn = { picture: 'picture', codes: 'codes' } as const;

export const isDrawn = (font: string): boolean => font === drawn.picture || font === drawn.codes;

/** In the place of a font for what no font of the documents can set: a picture of it, or the codes of its letters. */
export const drawn = { picture: 'picture', codes: 'codes' } as const;

export const isDrawn = (font: string): boolean => font === drawn.picture || font === drawn.codes;

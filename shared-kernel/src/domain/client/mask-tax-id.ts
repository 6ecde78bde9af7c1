/**
 * Masks a tax id except for its last four letters and digits (CL5). A tax id with at most four letters and digits is
 * masked completely.
 */
export function maskTaxId(taxId: string): string {
  const characters = Array.from(taxId);
  const counted = (character: string) => /[\p{L}\p{N}]/u.test(character);
  let hidden = characters.filter(counted).length;
  if (hidden > 4) hidden -= 4;
  return characters
    .map((character) => (counted(character) && hidden-- > 0 ? '•' : character))
    .join('');
}

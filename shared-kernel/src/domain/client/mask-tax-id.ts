/** A tax id with all but its last four letters and digits hidden; a shorter one is hidden whole (CL5). */
export function maskTaxId(taxId: string): string {
  const characters = Array.from(taxId);
  const counted = (character: string) => /[\p{L}\p{N}]/u.test(character);
  let hidden = characters.filter(counted).length;
  if (hidden > 4) hidden -= 4;
  return characters
    .map((character) => (counted(character) && hidden-- > 0 ? '•' : character))
    .join('');
}

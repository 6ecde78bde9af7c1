/** A name as records and addresses keep it, in words: `compliance_review` is `Compliance review`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

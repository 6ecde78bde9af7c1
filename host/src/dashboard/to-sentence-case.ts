/** Formats an identifier for display: `compliance_review` becomes `Compliance review`. */
export function toSentenceCase(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

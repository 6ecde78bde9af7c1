const maxLines = 150;
const maxWords = 1200;

/** What is too long about the README, a sentence each. A first reader gives it a few minutes. */
export function readmeFaults(text: string): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return [
    ...(lines > maxLines ? [`README.md has ${lines} lines, and ${maxLines} at most.`] : []),
    ...(words > maxWords ? [`README.md has ${words} words, and ${maxWords} at most.`] : []),
  ];
}

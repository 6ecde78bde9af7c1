type Letters = readonly string[];

function commonLetters(word: Letters, other: Letters, reach: number): Letters {
  const left: (string | undefined)[] = [...other];
  return word.filter((letter, at) => {
    const found = left.findIndex((each, place) => each === letter && Math.abs(place - at) <= reach);
    if (found >= 0) left[found] = undefined;
    return found >= 0;
  });
}

function jaro(word: Letters, other: Letters): number {
  const reach = Math.max(0, Math.floor(Math.max(word.length, other.length) / 2) - 1);
  const common = commonLetters(word, other, reach);
  const back = commonLetters(other, word, reach);
  if (common.length === 0) return 0;
  const transposed = common.filter((letter, at) => letter !== back[at]).length / 2;
  const inOrder = (common.length - transposed) / common.length;
  return (common.length / word.length + common.length / other.length + inOrder) / 3;
}

const prefixLimit = 4;
const prefixWeight = 0.1;

/** The Jaro-Winkler similarity of two words, from 0 to 1. It counts common letters and rewards a common prefix. */
export function computeJaroWinkler(text: string, otherText: string): number {
  if (text === otherText) return 1;
  const [word, other] = [Array.from(text), Array.from(otherText)];
  const plain = jaro(word, other);
  const differs = word.findIndex((letter, at) => letter !== other[at]);
  const prefix = Math.min(prefixLimit, differs < 0 ? word.length : differs);
  return plain + prefix * prefixWeight * (1 - plain);
}

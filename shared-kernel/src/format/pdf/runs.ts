import bidiFactory from 'bidi-js';

/** A part of a line in one font, as it is handed to what shapes it. */
export interface Run {
  readonly text: string;
  readonly font: string;
}

type FontOf = (letter: string, before: string | undefined) => string;

const bidi = bidiFactory();

/** They say how a line is ordered, and are no letters themselves. */
const mark = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

/** Letters on its two sides are not joined, so that they are shaped apart. */
const nonJoiner = '\u200C';

/** What is shaped from right to left without being asked to. */
const turnsItself =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const reversed = (text: string) => Array.from(text).reverse().join('');

interface Piece {
  text: string;
  readonly level: number;
  readonly font: string;
}

const isTurned = ({ level }: Piece) => level % 2 === 1;

/** The line's runs as they stand on paper, from left to right, by the Unicode Bidirectional Algorithm. */
export function runsOf(line: string, fontOf: FontOf): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: Piece[] = [];
  const pieceAt: Piece[] = [];
  let index = 0;
  let isParted = false;
  for (const letter of line) {
    const last = pieces.at(-1);
    const level = embedding.levels[index] ?? 0;
    if (letter === nonJoiner) isParted = true;
    if (!mark.test(letter)) {
      const before = last?.level === level && !isParted ? last : undefined;
      isParted = false;
      const font = fontOf(letter, before?.font);
      const piece = before?.font === font ? before : { text: '', level, font };
      if (piece !== last) pieces.push(piece);
      piece.text += mirrored.get(index) ?? letter;
      pieceAt[index] = piece;
    }
    index += letter.length;
  }
  const order = new Set(
    bidi.getReorderedIndices(line, embedding).flatMap((place) => pieceAt[place] ?? []),
  );
  return Array.from(order, (piece) => ({
    text: isTurned(piece) === turnsItself.test(piece.text) ? piece.text : reversed(piece.text),
    font: piece.font,
  }));
}

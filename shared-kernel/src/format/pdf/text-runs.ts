import bidiFactory from 'bidi-js';
import { isFallbackFont } from './fallback-fonts';

/** A part of a line that has one font, as passed to the text shaper. */
export interface TextRun {
  readonly text: string;
  readonly font: string;
  readonly isFromRight: boolean;
}

/** Returns the font for a letter, based on the font of the previous letter and on the word that contains the letter. */
export type FontSelector = (letter: string, before: string | undefined, word: string) => string;

const bidi = bidiFactory();

/** Matches invisible characters that affect the text direction or line breaks. */
const mark = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

const allMarks = new RegExp(mark, 'gu');

/** The zero-width non-joiner prevents the letters on both sides from joining. */
const nonJoiner = '\u200C';

/** Matches scripts that the text shaper always processes from right to left. */
const turnsItself =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const reversed = (text: string) => Array.from(text).reverse().join('');

interface Piece {
  text: string;
  readonly level: number;
  readonly font: string;
}

/** Matches joiners, which affect how letters connect. Text that is drawn without a font preserves the joiners. */
const joiner = /[\u200C\u200D]/u;

function finished({ text, level, font }: Piece): TextRun {
  const isFromRight = level % 2 === 1;
  const isAsTyped = isFallbackFont(font) || isFromRight === turnsItself.test(text);
  return { text: isAsTyped ? text : reversed(text), font, isFromRight };
}

function* lettersOf(line: string) {
  let index = 0;
  for (const part of line.split(/(\s+)/u)) {
    const word = part.replace(allMarks, '');
    for (const letter of part) {
      yield { letter, word, index };
      index += letter.length;
    }
  }
}

/**
 * Splits a line into runs and returns them in visual order, from left to right, by the Unicode Bidirectional Algorithm.
 */
export function splitTextRuns(line: string, fontOf: FontSelector): readonly TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const pieces: Piece[] = [];
  const pieceAt: Piece[] = [];
  let isParted = false;
  for (const { letter, word, index } of lettersOf(line)) {
    const last = pieces.at(-1);
    const level = embedding.levels[index] ?? 0;
    if (mark.test(letter)) {
      if (last && isFallbackFont(last.font) && joiner.test(letter)) last.text += letter;
      else if (letter === nonJoiner) isParted = true;
      continue;
    }
    const before = last?.level === level && !isParted ? last : undefined;
    isParted = false;
    const font = fontOf(letter, before?.font, word);
    const piece = before?.font === font ? before : { text: '', level, font };
    if (piece !== last) pieces.push(piece);
    piece.text += isFallbackFont(font) ? letter : (mirrored.get(index) ?? letter);
    pieceAt[index] = piece;
  }
  const order = new Set(
    bidi.getReorderedIndices(line, embedding).flatMap((place) => pieceAt[place] ?? []),
  );
  return Array.from(order, finished);
}

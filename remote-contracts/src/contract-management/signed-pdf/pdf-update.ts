import { PdfNumber, PdfStream, type PdfDict } from '@libpdf/core';

/** One byte a letter, so that places in the text are places in the file. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const endMark = /startxref\s+(\d+)\s+%%EOF\s*/g;

/** The end mark of a revision: the byte after it and its white space, and where its cross-reference section begins. */
interface EndMark {
  readonly end: number;
  readonly section: number;
}

/** The revisions of a file, by their end marks, oldest first. */
export const endMarksOf = (bytes: Uint8Array): readonly EndMark[] =>
  Array.from(textOf(bytes).matchAll(endMark), ({ 0: mark, 1: section, index }) => ({
    end: index + mark.length,
    section: Number(section),
  }));

/** Where a cross-reference section says that an object is: a byte of the file, or the stream that holds it. */
type Place = { readonly at: number } | { readonly inStream: number };

type Section = ReadonlyMap<number, Place>;

const subsection = /\s*(\d+)\s+(\d+)\s*/y;
const tableEntry = /\s*(\d{10}) (\d{5}) ([nf])/y;

/** The objects that a cross-reference table has in use; undefined for what is no such table. */
function tableIn(text: string): Section | undefined {
  const head = /^xref\s/.exec(text);
  if (!head) return undefined;
  const section = new Map<number, Place>();
  let position = head[0].length;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (found) position = pattern.lastIndex;
    return found;
  };
  for (let range = next(subsection); range; range = next(subsection)) {
    const [first = 0, count = 0] = range.slice(1).map(Number);
    for (let id = first; id < first + count; id += 1) {
      const entry = next(tableEntry);
      if (!entry) return undefined;
      if (entry[3] === 'n') section.set(id, { at: Number(entry[1]) });
    }
  }
  return /^\s*trailer/.test(text.slice(position)) ? section : undefined;
}

const numbersIn = (dict: PdfDict, key: string) =>
  dict
    .getArray(key)
    ?.toArray()
    .map((item) => (item instanceof PdfNumber ? item.value : Number.NaN));

/** The objects that a cross-reference stream has in use (ISO 32000-2, 7.5.8.3). */
function streamSection(stream: PdfStream): Section {
  const widths = numbersIn(stream, 'W') ?? [];
  const ranges = numbersIn(stream, 'Index') ?? [0, stream.getNumber('Size')?.value ?? 0];
  const data = stream.getDecodedData();
  const section = new Map<number, Place>();
  let position = 0;
  const nextField = (width = 0) => {
    const bytes = data.subarray(position, position + width);
    position += width;
    return bytes.reduce((value, byte) => value * 256 + byte, 0);
  };
  for (let range = 0; range < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range, range + 2);
    for (let id = first; id < first + count && position < data.length; id += 1) {
      const type = widths[0] === 0 ? 1 : nextField(widths[0]);
      const place = nextField(widths[1]);
      nextField(widths[2]);
      if (type === 1) section.set(id, { at: place });
      if (type === 2) section.set(id, { inStream: place });
    }
  }
  return section;
}

/** The numbers of the objects that stand in a stretch of a file, by the byte at which each begins. */
function objectsIn(text: string, from: number): ReadonlyMap<number, number> {
  const found = text.matchAll(/(?<!\d)(\d+)\s+\d+\s+obj\b/g);
  return new Map(Array.from(found, ({ 1: id, index }) => [from + index, Number(id)]));
}

/** A revision that was appended to another. */
interface Update {
  readonly bytes: Uint8Array;
  /** The end mark of the revision before it. */
  readonly before: EndMark;
  readonly mark: EndMark;
  readonly trailer: PdfDict;
}

/**
 * Whether an appended revision is one whose cross-reference section lists exactly the objects that it holds. Where it does
 * not, a reader that repairs files could find other objects than one that follows the section.
 */
export function listsWhatItHolds({ bytes, before, mark, trailer }: Update): boolean {
  const isAppended =
    mark.section >= before.end &&
    trailer.getNumber('Prev')?.value === before.section &&
    !trailer.has('XRefStm');
  if (!isAppended) return false;
  const text = textOf(bytes.subarray(before.end, mark.end));
  const section =
    trailer instanceof PdfStream
      ? streamSection(trailer)
      : tableIn(text.slice(mark.section - before.end));
  if (!section) return false;
  const objects = objectsIn(text, before.end);
  const isHeld = ([id, place]: readonly [number, Place]) => {
    if ('at' in place) return objects.get(place.at) === id;
    const container = section.get(place.inStream);
    return container !== undefined && 'at' in container;
  };
  const isListed = ([at, id]: readonly [number, number]) => {
    const place = section.get(id);
    return at === mark.section || (place !== undefined && 'at' in place && place.at === at);
  };
  return [...section].every(isHeld) && [...objects].every(isListed);
}

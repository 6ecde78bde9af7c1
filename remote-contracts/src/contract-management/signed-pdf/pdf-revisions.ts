import { PdfNumber, PdfStream, type PdfDict } from '@libpdf/core';

/** Decodes one character per byte, so that offsets in the text equal offsets in the file. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const endMark = /startxref\s+(\d+)\s+%%EOF\s*/g;

/**
 * End mark of a PDF revision. `end` is the offset after the mark, and `section` is the offset of the cross-reference
 * section.
 */
interface EndMark {
  readonly end: number;
  readonly section: number;
}

export const findRevisionEndMarks = (bytes: Uint8Array): readonly EndMark[] =>
  Array.from(textOf(bytes).matchAll(endMark), ({ 0: mark, 1: section, index }) => ({
    end: index + mark.length,
    section: Number(section),
  }));

/** Location of an object: an offset in the file, or the number of the object stream that contains the object. */
type Place = { readonly at: number } | { readonly inStream: number };

type Section = ReadonlyMap<number, Place>;

const subsection = /\s*(\d+)\s+(\d+)\s*/y;
const tableEntry = /\s*(\d{10}) (\d{5}) ([nf])/y;

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

/** Returns the objects that a cross-reference stream lists as in use (ISO 32000-2, 7.5.8.3). */
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

/** Scans the text of a PDF for objects. Returns the object number at each file offset. */
function objectsIn(text: string, from: number): ReadonlyMap<number, number> {
  const found = text.matchAll(/(?<!\d)(\d+)\s+\d+\s+obj\b/g);
  return new Map(Array.from(found, ({ 1: id, index }) => [from + index, Number(id)]));
}

interface Update {
  readonly bytes: Uint8Array;
  readonly before: EndMark;
  readonly mark: EndMark;
  readonly trailer: PdfDict;
}

/**
 * Whether the cross-reference section of an update lists exactly the objects in that update. If it does not, PDF
 * readers could show different content.
 */
export function hasCompleteCrossReferences({ bytes, before, mark, trailer }: Update): boolean {
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

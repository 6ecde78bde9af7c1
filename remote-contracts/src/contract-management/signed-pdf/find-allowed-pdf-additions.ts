import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
  type PDF,
  type PdfObject,
} from '@libpdf/core';

/** Content that a later revision may add to a signed file. */
export type PdfAddition = 'signature' | 'mark' | 'timestamp' | 'validation';

type Value = PdfObject | null | undefined;

type Rule = (before: Value, after: Value) => boolean;

const keyOf = ({ objectNumber, generation }: PdfRef) => `${objectNumber} ${generation}`;

const isSameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const isNone = (value: Value) => value === null || value === undefined || value instanceof PdfNull;

const keysOf = (...dicts: readonly PdfDict[]) =>
  new Set(dicts.flatMap((dict) => Array.from(dict.keys(), ({ value }) => value)));

/** Allowed entries of a signature field and its widgets. Entries with actions are not allowed. */
const fieldEntries = new Set(
  'Type Subtype FT T TU TM V F P Rect AP AS M NM DR DA Q MK Parent Kids Ff Lock SV Border BS Contents Lang'.split(
    ' ',
  ),
);

const formatEntries = ['Version', 'Extensions'];

/** The annotation flags Invisible, Hidden and NoView as bit values. */
const hiddenFlags = [1, 2, 32];

const isHiddenBy = (flags: number) =>
  hiddenFlags.some((flag) => Math.floor(flags / flag) % 2 === 1);

/** Compares two revisions of a PDF file object by object, starting at the document catalog. */
class Comparison {
  readonly #before: PDF;
  readonly #after: PDF;
  readonly #pairs: [Value, Value][] = [];
  readonly #seen = new Set<string>();
  readonly #rules = new Map<string, Rule>();
  readonly #newWidgets = new Set<string>();
  readonly additions: PdfAddition[] = [];

  constructor(before: PDF, after: PDF) {
    this.#before = before;
    this.#after = after;
  }

  /** Whether the later revision only adds content to the earlier revision. */
  isKept(): boolean {
    const [before, after] = [this.#before.context.info.trailer, this.#after.context.info.trailer];
    const root = before.getRef('Root');
    if (!root || after.getRef('Root')?.toString() !== root.toString()) return false;
    if (after.has('Encrypt')) return false;
    // The form check runs first, because it collects the new widgets that pages may contain.
    if (!this.#isKeptForm(this.#before.getCatalog(), this.#after.getCatalog())) return false;
    this.#rules.set(keyOf(root), this.#isKeptCatalog);
    for (const { ref } of this.#before.getPages()) this.#rules.set(keyOf(ref), this.#isKeptPage);
    const info = before.getRef('Info');
    if (info) this.#rules.set(keyOf(info), this.#isKeptInfo);
    this.#pairs.push([before.get('Root'), after.get('Root')]);
    this.#pairs.push([before.get('Info'), after.get('Info')]);
    return this.#areSame();
  }

  #areSame(): boolean {
    for (let pair = this.#pairs.pop(); pair; pair = this.#pairs.pop())
      if (!this.#isSame(...pair)) return false;
    return true;
  }

  /** Compares two PDF values. Queues nested values for later comparison. */
  #isSame(before: Value, after: Value): boolean {
    if (before instanceof PdfRef || after instanceof PdfRef) return this.#isSameRef(before, after);
    if (isNone(before) || isNone(after)) return isNone(before) && isNone(after);
    if (before instanceof PdfArray && after instanceof PdfArray) {
      for (let index = 0; index < before.length; index += 1)
        this.#pairs.push([before.at(index), after.at(index)]);
      return before.length === after.length;
    }
    if (before instanceof PdfDict && after instanceof PdfDict) {
      if (before instanceof PdfStream || after instanceof PdfStream) {
        const areStreams = before instanceof PdfStream && after instanceof PdfStream;
        if (!areStreams || !isSameBytes(before.data, after.data)) return false;
      }
      this.#pushEntries(before, after);
      return true;
    }
    if (before instanceof PdfString && after instanceof PdfString)
      return isSameBytes(before.bytes, after.bytes);
    const isOf = (kind: typeof PdfName | typeof PdfNumber | typeof PdfBool) =>
      before instanceof kind && after instanceof kind && before.value === after.value;
    return [PdfName, PdfNumber, PdfBool].some(isOf);
  }

  #isSameRef(before: Value, after: Value): boolean {
    const isSameRef =
      before instanceof PdfRef && after instanceof PdfRef && keyOf(before) === keyOf(after);
    if (!isSameRef) return isNone(this.#was(before)) && isNone(this.#is(after));
    const key = keyOf(before);
    if (this.#seen.has(key)) return true;
    this.#seen.add(key);
    const rule = this.#rules.get(key) ?? ((was, is) => this.#isSame(was, is));
    return rule(this.#was(before), this.#is(after));
  }

  readonly #wasAt = (ref: PdfRef) => this.#before.getObject(ref);

  readonly #isAt = (ref: PdfRef) => this.#after.getObject(ref);

  #was(value: Value): Value {
    return value instanceof PdfRef ? this.#wasAt(value) : value;
  }

  #is(value: Value): Value {
    return value instanceof PdfRef ? this.#isAt(value) : value;
  }

  #pushEntries(before: PdfDict, after: PdfDict, except: readonly string[] = []) {
    for (const key of keysOf(before, after))
      if (!except.includes(key)) this.#pairs.push([before.get(key), after.get(key)]);
  }

  readonly #isKeptInfo: Rule = (before, after) => {
    if (!(before instanceof PdfDict && after instanceof PdfDict)) return false;
    this.#pushEntries(before, after, ['ModDate']);
    return true;
  };

  readonly #isKeptCatalog: Rule = (before, after) => {
    if (!(before instanceof PdfDict && after instanceof PdfDict)) return false;
    this.#pushEntries(before, after, ['AcroForm', 'DSS', ...formatEntries]);
    const [had, has] = [before.get('DSS'), after.get('DSS')];
    if (isNone(has)) return isNone(had);
    const validation = new Comparison(this.#before, this.#after);
    validation.#pairs.push([had, has]);
    if (!validation.#areSame()) this.additions.push('validation');
    return this.#is(has) instanceof PdfDict;
  };

  /** Rule for pages: the only allowed change is that widgets of new signatures follow the existing annotations. */
  readonly #isKeptPage: Rule = (before, after) => {
    if (!(before instanceof PdfDict && after instanceof PdfDict)) return false;
    this.#pushEntries(before, after, ['Annots']);
    const had = before.getArray('Annots', this.#wasAt)?.toArray() ?? [];
    const has = after.getArray('Annots', this.#isAt)?.toArray() ?? [];
    had.forEach((annotation, index) => this.#pairs.push([annotation, has[index]]));
    return has
      .slice(had.length)
      .every((added) => added instanceof PdfRef && this.#newWidgets.has(keyOf(added)));
  };

  #isKeptForm(before: PdfDict, after: PdfDict): boolean {
    const had = before.getDict('AcroForm', this.#wasAt);
    const has = after.getDict('AcroForm', this.#isAt);
    if (!has) return !had;
    const fieldsBefore = had?.getArray('Fields', this.#wasAt)?.toArray() ?? [];
    const fields = has.getArray('Fields', this.#isAt)?.toArray() ?? [];
    if (had) this.#pushEntries(had, has, ['Fields', 'SigFlags']);
    else if (keysOf(has).has('XFA')) return false;
    fieldsBefore.forEach((field, index) => this.#pairs.push([field, fields[index]]));
    return (
      this.#emptyFields(fieldsBefore).every((ref) => this.#isEmptyOrSigned(ref)) &&
      fields
        .slice(fieldsBefore.length)
        .every((field) => field instanceof PdfRef && this.#isNewSignature(field))
    );
  }

  #emptyFields(fields: readonly PdfObject[], depth = 0): readonly PdfRef[] {
    if (depth > 32) return [];
    return fields.flatMap((ref) => {
      const field = this.#was(ref);
      if (!(ref instanceof PdfRef && field instanceof PdfDict)) return [];
      const isSignature = field.getName('FT', this.#wasAt)?.value === 'Sig';
      if (isSignature) return field.has('V') ? [] : [ref];
      return this.#emptyFields(field.getArray('Kids', this.#wasAt)?.toArray() ?? [], depth + 1);
    });
  }

  /**
   * Rule for signature fields that were empty: the field may stay empty or get a signature. A signature may change the
   * field and its widgets.
   */
  #isEmptyOrSigned(ref: PdfRef): boolean {
    const [was, is] = [this.#wasAt(ref), this.#isAt(ref)];
    if (!(was instanceof PdfDict && is instanceof PdfDict && is.has('V'))) return true;
    const kids = was.getArray('Kids', this.#wasAt)?.toArray() ?? [];
    for (const own of [ref, ...kids])
      if (own instanceof PdfRef) this.#rules.set(keyOf(own), () => true);
    return this.#isNewSignature(ref);
  }

  /** Whether an object is new or belongs to a signature field that was empty before this update. */
  #mayBeNew(ref: PdfRef): boolean {
    return isNone(this.#wasAt(ref)) || this.#rules.has(keyOf(ref));
  }

  #isNewSignature(ref: PdfRef): boolean {
    const field = this.#isAt(ref);
    if (!(field instanceof PdfDict) || field.getName('FT', this.#isAt)?.value !== 'Sig')
      return false;
    if (!this.#mayBeNew(ref)) return false;
    const signature = field.getDict('V', this.#isAt);
    if (!signature?.has('ByteRange')) return false;
    const kids = field.getArray('Kids', this.#isAt)?.toArray() ?? [];
    const widgets = kids.length === 0 ? [ref] : kids;
    const areOwn = widgets.every((widget) => widget instanceof PdfRef && this.#isNewWidget(widget));
    const isTimestamp =
      signature.getName('Type')?.value === 'DocTimeStamp' ||
      signature.getName('SubFilter')?.value === 'ETSI.RFC3161';
    this.additions.push(isTimestamp ? 'timestamp' : 'signature');
    return areOwn && this.#hasEntriesOfField(field);
  }

  #hasEntriesOfField(field: PdfDict): boolean {
    return [...keysOf(field)].every((key) => fieldEntries.has(key));
  }

  #isNewWidget(ref: PdfRef): boolean {
    const widget = this.#isAt(ref);
    if (!(widget instanceof PdfDict) || !this.#hasEntriesOfField(widget)) return false;
    if (!this.#mayBeNew(ref)) return false;
    this.#newWidgets.add(keyOf(ref));
    const [left = 0, bottom = 0, right = 0, top = 0] = (
      widget.getArray('Rect', this.#isAt)?.toArray() ?? []
    ).map((side) => (side instanceof PdfNumber ? side.value : 0));
    const flags = widget.getNumber('F', this.#isAt)?.value ?? 0;
    if (left !== right && bottom !== top && widget.has('AP') && !isHiddenBy(flags))
      this.additions.push('mark');
    return true;
  }
}

/**
 * Returns the additions in a later revision of a PDF. Returns `undefined` if nothing was added or if existing content
 * changed.
 */
export function findAllowedPdfAdditions(
  before: PDF,
  after: PDF,
): readonly PdfAddition[] | undefined {
  const comparison = new Comparison(before, after);
  const isAllowed = comparison.isKept() && comparison.additions.length > 0;
  return isAllowed ? comparison.additions : undefined;
}

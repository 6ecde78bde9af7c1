import * as v from 'valibot';

/** What a text in JSON says. */
export const jsonOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema);

/** A text with who signed it; the text is signed as it stands, byte for byte. */
export const statementSchema = v.object({
  text: v.string(),
  key: v.string(),
  signature: v.string(),
});
/** A signed text: the id of the key, and the signature in base64url. */
export type Statement = v.InferOutput<typeof statementSchema>;

/** What stands behind a document that is signed. */
const signaturesSchema = v.object({
  key: v.string(),
  signature: v.string(),
  /** What the environment's own key lets others change. */
  grant: v.optional(statementSchema),
  /** What they changed since, by the name of the part. */
  parts: v.optional(v.record(v.string(), statementSchema)),
  /** Says for a short while that nothing newer is out. */
  stamp: v.optional(statementSchema),
});
/** All that is signed about one document: the document itself, a grant, the parts changed under it, and a stamp. */
export type Signatures = v.InferOutput<typeof signaturesSchema>;

export interface Signed {
  /** The very text that was signed. */
  readonly body: string;
  readonly signatures: Signatures;
}

const behindMark = jsonOf(v.object({ signed: signaturesSchema }));

const mark = ',"signed":';

/** A document with its signatures behind it, as one object: who asks nothing of them reads it as ever. */
export const withSignatures = (body: string, signatures: Signatures): string =>
  `${body.slice(0, -1)}${mark}${JSON.stringify(signatures)}}`;

/**
 * Takes a document from its signatures; nothing of one that has none that can be read. What is behind the mark
 * is never read as part of the document.
 */
export function takeApart(text: string): Signed | undefined {
  const end = text.lastIndexOf(mark);
  const read = v.safeParse(behindMark, end < 0 ? '' : `{${text.slice(end + 1)}`);
  return read.success
    ? { body: `${text.slice(0, end)}}`, signatures: read.output.signed }
    : undefined;
}

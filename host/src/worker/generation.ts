import {
  compositionPointerSchema,
  type Composition,
  type RemoteRelease,
} from 'shared-kernel/remote';
import { readSigned, takeApart } from 'shared-kernel/signing';
import * as v from 'valibot';

/** Digest of each file, by its absolute address. */
export type Files = Readonly<Record<string, string>>;

/** The shell's page as it came, with the policy that its server may have sent with it. */
export interface KeptPage {
  readonly text: string;
  readonly headers: readonly (readonly [string, string])[];
}

export interface KeptPointer {
  readonly address: string;
  readonly text: string;
}

/** One shell with one composition, whole: with these files the product runs. */
export interface Generation {
  readonly page: KeptPage;
  readonly pointer: KeptPointer;
  readonly files: Files;
}

/** So many are kept: the one that runs, and the one before, which an open page may still be. */
const generationsKept = 2;

const objectOf = v.pipe(v.string(), v.parseJson());
const trustSchema = v.object({
  environment: v.string(),
  keys: v.array(v.string()),
  stampKey: v.optional(v.string()),
});
const configSchema = v.pipe(
  objectOf,
  v.object({ compositionPointer: v.string(), trust: v.optional(trustSchema) }),
);
const listSchema = v.pipe(objectOf, v.object({ list: v.string() }));

/** The list of the shell's files, by their paths from its origin. */
export const shellFilesSchema = v.pipe(objectOf, v.record(v.string(), v.string()));

const pointerSchema = v.pipe(objectOf, compositionPointerSchema);

/** The composition of a pointer, without what stands behind the mark of its signatures. */
export const readComposition = (text: string): Composition =>
  v.parse(pointerSchema, takeApart(text)?.body ?? text).composition;

/** A `meta` of the page, as the build and the release write them (tooling/webpack/page-meta.ts). */
function metaIn(html: string, name: string): string {
  const [, , content = ''] =
    new RegExp(`<meta name="trustfold-${name}" content=(["'])(.*?)\\1`).exec(html) ?? [];
  return content.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** Of the headers that a page came with, those that are true of its text. */
export const keptHeaders = (headers: Headers): KeptPage['headers'] =>
  [...headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name));

/** What a page says of where the rest is; throws for any other page. */
export function placesIn(html: string, base: string) {
  const { list } = v.parse(listSchema, metaIn(html, 'files'));
  const { compositionPointer } = v.parse(configSchema, metaIn(html, 'config'));
  return { list: new URL(list, base).href, pointer: new URL(compositionPointer, base).href };
}

/** Throws for a pointer that nobody signed who may. Its end is asked for by the page that it opens. */
export async function requireTrusted(html: string, text: string): Promise<void> {
  const { trust } = v.parse(configSchema, metaIn(html, 'config'));
  if (trust) await readSigned(text, trust);
}

/** They are asked for in parts, which nobody can verify. */
const media = /\.(webm|mp4)$/;

const withAddresses = (files: Files, folder: string): [string, string][] =>
  Object.entries(files)
    .filter(([path]) => !media.test(path))
    .map(([path, digest]) => [new URL(path, folder).href, digest]);

/** The shell's files by their addresses. */
export const filesOfShell = (files: Files, base: string): Files =>
  Object.fromEntries(withAddresses(files, base));

/** Every file that a composition names but media, with the digest that it must have. */
export const filesOfRemotes = (
  remotes: Readonly<Record<string, Pick<RemoteRelease, 'address' | 'files'>>>,
  base: string,
): Files =>
  Object.fromEntries(
    Object.values(remotes)
      .filter(({ address }) => URL.canParse(address, base))
      .flatMap(({ address, files }) => withAddresses(files, new URL(address, base).href)),
  );

const isSame = (a: Generation, b: Generation) =>
  a.page.text === b.page.text && a.pointer.text === b.pointer.text;

/** What is kept once another generation is whole. */
export const withGeneration = (
  kept: readonly Generation[],
  next: Generation,
): readonly Generation[] =>
  [next, ...kept.filter((generation) => !isSame(generation, next))].slice(0, generationsKept);

/** The digests that something kept still names; what has another may go. */
export const namedDigests = (named: readonly Files[]): ReadonlySet<string> =>
  new Set(named.flatMap((files) => Object.values(files)));

/** The address of a file as a release names it: a retry asks for it with a query. */
export const plainAddress = (address: string): string => address.replace(/[?#].*$/, '');

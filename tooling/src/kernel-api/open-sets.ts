import ts from 'typescript';
import type { NameChange } from './compare-api';
import type { Declarations } from './kernel-program';

/** What a minor version may add to, by the name of its declaration: see `docs/authors.md`. */
const openSets = ['collections', 'duties'] as const;

/** A member of an open set: its key, and how it is declared. */
type Members = ReadonlyMap<string, string>;

interface Edit {
  readonly at: number;
  readonly text: string;
}

const parsed = (text: string) =>
  ts.createSourceFile('entry.d.ts', text, ts.ScriptTarget.Latest, true);

function* nodesBelow(node: ts.Node): Generator<ts.Node> {
  for (const child of node.getChildren()) {
    yield child;
    yield* nodesBelow(child);
  }
}

const literalOf = (node: ts.Node): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

/** The elements of a tuple of texts, or the fields of an object. */
function elementsOf(type: ts.TypeNode): readonly ts.Node[] {
  if (ts.isTypeOperatorNode(type)) return elementsOf(type.type);
  if (ts.isTupleTypeNode(type)) return type.elements;
  return ts.isTypeLiteralNode(type) ? type.members : [];
}

const keyOf = (node: ts.Node): string =>
  ts.isPropertySignature(node) ? node.name.getText() : (literalOf(node) ?? '');

/** Where a file declares a set, with the members that stand there. */
function declaredSet(file: ts.SourceFile, name: string) {
  const found = [...nodesBelow(file)].find(
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  const elements = found?.type ? elementsOf(found.type) : [];
  return { elements, members: new Map(elements.map((node) => [keyOf(node), node.getText()])) };
}

/** The additions to the declaration of a set that is an object, after its last member. */
function objectEdits(elements: readonly ts.Node[], added: Members): readonly Edit[] {
  const last = elements.at(-1);
  if (!last || !ts.isPropertySignature(last)) return [];
  return [{ at: last.end, text: [...added.values()].map((text) => `\n${text}`).join('') }];
}

/** The additions to each tuple that holds the whole set, after what stands before them in the set of now. */
function tupleEdits(file: ts.SourceFile, own: Members, all: readonly string[]): readonly Edit[] {
  return [...nodesBelow(file)].filter(ts.isTupleTypeNode).flatMap(({ elements }) => {
    const places = new Map(elements.map((element) => [literalOf(element), element.end]));
    if (![...own.keys()].every((key) => places.has(key))) return [];
    let at = elements[0]?.end ?? 0;
    return all.flatMap((key) => {
      at = places.get(key) ?? at;
      return own.has(key) ? [] : [{ at, text: `, "${key}"` }];
    });
  });
}

/** The additions to each union that holds the whole set. */
function unionEdits(file: ts.SourceFile, own: Members, added: Members): readonly Edit[] {
  return [...nodesBelow(file)].filter(ts.isUnionTypeNode).flatMap((union) => {
    const literals = new Set(union.types.map(literalOf));
    if (![...own.keys()].every((key) => literals.has(key))) return [];
    return [{ at: union.end, text: [...added.keys()].map((key) => ` | "${key}"`).join('') }];
  });
}

const applied = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.at - a.at)
    .reduce((written, { at, text: more }) => written.slice(0, at) + more + written.slice(at), text);

/** The members that a set has got since, with the set as it was; nothing if it has got none. */
function growthOf(before: string, now: string) {
  const [file, current] = [parsed(before), parsed(now)];
  return openSets.flatMap((name) => {
    const { elements, members } = declaredSet(file, name);
    const all = declaredSet(current, name).members;
    const added = new Map([...all].filter(([key]) => !members.has(key)));
    if (members.size === 0 || added.size === 0) return [];
    return [{ name, file, elements, members, added, all: [...all.keys()] }];
  });
}

const grown = (before: string, now: string): string =>
  applied(
    before,
    growthOf(before, now).flatMap(({ file, elements, members, added, all }) => [
      ...objectEdits(elements, added),
      ...tupleEdits(file, members, all),
      ...unionEdits(file, members, added),
    ]),
  );

/** What was released, with the members that the open sets have got since: those break nothing. */
export const withOpenSets = (before: Declarations, now: Declarations): Declarations =>
  new Map([...before].map(([entry, text]) => [entry, grown(text, now.get(entry) ?? '')]));

/** The members that the open sets have got, as changes that ask for a minor. */
export const openSetChanges = (before: Declarations, now: Declarations): readonly NameChange[] =>
  [...before].flatMap(([entry, text]) =>
    growthOf(text, now.get(entry) ?? '').map(({ name, added }): NameChange => ({
      name: `${entry} ${name}`,
      kind: 'added',
      why: `has ${[...added.keys()].join(', ')}`,
    })),
  );

import ts from 'typescript';
import type { NameChange } from './compare-api';
import type { Declarations } from './kernel-program';

/** What a minor version may add to, by the name of its declaration: see `docs/authors.md`. */
const openSets = ['collections', 'duties'] as const;

interface Edit {
  readonly from: number;
  readonly to: number;
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

/** How a file declares each member of a set, by its key. */
function membersOf(file: ts.SourceFile, name: string): ReadonlyMap<string, ts.Node> {
  const found = [...nodesBelow(file)].find(
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  return new Map((found?.type ? elementsOf(found.type) : []).map((node) => [keyOf(node), node]));
}

/** Each tuple and each choice that holds the whole set of before, with the whole set of now. */
function listEdits(node: ts.Node, own: readonly string[], all: readonly string[]): readonly Edit[] {
  const isTuple = ts.isTupleTypeNode(node);
  const parts = isTuple ? node.elements : ts.isUnionTypeNode(node) ? node.types : [];
  const [first, last] = [parts[0], parts.at(-1)];
  const keys = new Set(parts.map(literalOf));
  if (!first || !last || !own.every((key) => keys.has(key))) return [];
  const others = parts.filter((part) => !own.includes(literalOf(part) ?? ''));
  const texts = [...others.map((part) => part.getText()), ...all.map((key) => `"${key}"`)];
  return [{ from: first.getStart(), to: last.end, text: texts.join(isTuple ? ', ' : ' | ') }];
}

const applied = (text: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((old, { from, to, text: more }) => old.slice(0, from) + more + old.slice(to), text);

/** What an entry declared, with the members that a set has got since; nothing if it has got none. */
function grown(before: string, now: string, name: string) {
  const file = parsed(before);
  const own = membersOf(file, name);
  const all = membersOf(parsed(now), name);
  const last = [...own.values()].at(-1);
  const added = [...all].filter(([key]) => !own.has(key));
  if (!last || added.length === 0) return undefined;
  // The fields of an object come after its last.
  const fields = added.flatMap(([, node]) =>
    ts.isPropertySignature(last) ? [`\n${node.getText()}`] : [],
  );
  const edits = [
    { from: last.end, to: last.end, text: fields.join('') },
    ...[...nodesBelow(file)].flatMap((node) => listEdits(node, [...own.keys()], [...all.keys()])),
  ];
  return { text: applied(before, edits), added: added.map(([key]) => key) };
}

/**
 * What was released, with the members that the open sets have got since: those break nothing. Each set that has got some
 * is a change that asks for a minor.
 */
export function growOpenSets(
  before: Declarations,
  now: Declarations,
): { readonly declarations: Declarations; readonly changes: readonly NameChange[] } {
  const declarations = new Map(before);
  const changes: NameChange[] = [];
  for (const entry of before.keys())
    for (const name of openSets) {
      const more = grown(declarations.get(entry) ?? '', now.get(entry) ?? '', name);
      if (!more) continue;
      declarations.set(entry, more.text);
      const why = `has ${more.added.join(', ')}`;
      changes.push({ name: `${entry} ${name}`, kind: 'added', why });
    }
  return { declarations, changes };
}

import type ts from 'typescript';
import {
  answersOf,
  checkFile,
  checkText,
  questionsOf,
  type Question,
  type Refusals,
} from './check-file';
import { programOf, type Declarations } from './kernel-program';
import { fieldChanges } from './field-changes';
import { exportsOf, pairNames, sideFiles, sideRoots, type Side } from './pair-names';

export interface NameChange {
  /** Entry and name: `ui Button`. */
  readonly name: string;
  /** What was built against the one of before may break, or it has more than before. */
  readonly kind: 'breaking' | 'added';
  readonly why: string;
}

type Verdict = Omit<NameChange, 'name'>;

const maxListed = 5;

/** The paths that are the shortest, for what is deep in one place is mostly nearer in another. */
function listed(paths: readonly string[]): string {
  const shown = [...paths].sort((a, b) => a.length - b.length).slice(0, maxListed);
  const left = paths.length - shown.length;
  return shown.join(', ') + (left > 0 ? ` and ${left} more` : '');
}

function typeOf(program: ts.Program, { pair, isValue }: Question, side: Side): ts.Type | undefined {
  const checker = program.getTypeChecker();
  const symbol = exportsOf(program, side, pair.entry).get(pair.name);
  if (!symbol) return undefined;
  return isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
}

/** What became of one use of a name; nothing where each side's may stand for the other's. */
function judge(
  program: ts.Program,
  question: Question,
  { forward, backward }: Refusals,
): Verdict | undefined {
  // A type alone is neither an input nor a result: the values that take or give it say which way matters.
  if (forward !== undefined && (question.isValue || backward !== undefined))
    return { kind: 'breaking', why: forward };
  const [before, now] = [typeOf(program, question, 'before'), typeOf(program, question, 'now')];
  if (!before || !now) return undefined;
  const { gone, added } = fieldChanges(program.getTypeChecker(), before, now);
  if (gone.length > 0) return { kind: 'breaking', why: `no longer has ${listed(gone)}` };
  if (added.length > 0) return { kind: 'added', why: `has ${listed(added)}` };
  const why = backward ?? forward;
  return why === undefined ? undefined : { kind: 'added', why };
}

/** The worst that is said of each name. */
function worstOfEach(changes: readonly NameChange[]): readonly NameChange[] {
  const worst = new Map<string, NameChange>();
  for (const change of changes)
    if (worst.get(change.name)?.kind !== 'breaking') worst.set(change.name, change);
  return [...worst.values()];
}

/**
 * What changed for who was built against `before`: each name's type of now must be usable where that of before
 * was, which TypeScript itself is asked. A removed name breaks; what each side's types may stand for each
 * other in, and have the same fields, is no change.
 */
export function compareApi(
  before: Declarations,
  now: Declarations,
  entries: readonly string[],
): readonly NameChange[] {
  if (entries.every((entry) => before.get(entry) === now.get(entry))) return [];
  const files = sideFiles(before, now);
  const { pairs, gone, added } = pairNames(programOf(sideRoots(entries, files), files), entries);
  const questions = questionsOf(pairs);
  files.set(checkFile, checkText(entries, questions));
  const program = programOf([checkFile], files);
  const judged = answersOf(program, entries, questions).flatMap((refusals, index) => {
    const question = questions[index];
    const verdict = question && judge(program, question, refusals);
    return verdict ? [{ name: `${question.pair.entry} ${question.pair.name}`, ...verdict }] : [];
  });
  return worstOfEach([
    ...gone.map((name) => ({ name, kind: 'breaking', why: 'is gone' }) as const),
    ...added.map((name) => ({ name, kind: 'added', why: 'is new' }) as const),
    ...judged,
  ]);
}

import type ts from 'typescript';
import { answersOf, checkFile, checkText, questionsOf } from './check-file';
import type { Question, Refusals } from './check-file';
import { programOf, type Declarations } from './kernel-program';
import { fieldChanges } from './field-changes';
import { exportsOf, sideFiles, type Side } from './sides';

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

function typeOf(program: ts.Program, asked: Question, side: Side): ts.Type | undefined {
  const { entry, name, isValue } = asked;
  const checker = program.getTypeChecker();
  const symbol = exportsOf(program, side, entry).get(name);
  if (!symbol) return undefined;
  return isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
}

/** What became of one use of a name; nothing where each side's may stand for the other's. */
function judge(
  program: ts.Program,
  question: Question,
  [forward, backward]: Refusals,
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
  const named = programOf([...files.keys()], files);
  const questions: Question[] = [];
  const changes: NameChange[] = [];
  for (const entry of entries) {
    const old = exportsOf(named, 'before', entry);
    const current = exportsOf(named, 'now', entry);
    for (const [name, symbol] of old)
      if (current.has(name)) questions.push(...questionsOf(entry, name, symbol));
      else changes.push({ name: `${entry} ${name}`, kind: 'breaking', why: 'is gone' });
    for (const name of current.keys())
      if (!old.has(name)) changes.push({ name: `${entry} ${name}`, kind: 'added', why: 'is new' });
  }
  files.set(checkFile, checkText(entries, questions));
  const program = programOf([checkFile], files);
  for (const [question, refusals] of answersOf(program, entries, questions)) {
    const verdict = judge(program, question, refusals);
    if (verdict) changes.push({ name: `${question.entry} ${question.name}`, ...verdict });
  }
  return worstOfEach(changes);
}

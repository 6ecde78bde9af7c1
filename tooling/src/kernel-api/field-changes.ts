import ts from 'typescript';

export interface FieldChanges {
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

const deepest = 8;

type Fields = ReadonlyMap<string, ts.Type>;

/** The objects that a type may be; a type that is left open may be all that it is bound by. */
function objectsIn(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  return (bound.isUnion() ? bound.types : [bound]).filter(
    (part) => (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
  );
}

const isObject = (type: ts.Type): type is ts.ObjectType => (type.flags & ts.TypeFlags.Object) !== 0;

const isReference = (type: ts.Type): type is ts.TypeReference =>
  isObject(type) && (type.objectFlags & ts.ObjectFlags.Reference) !== 0;

/** The generic type of a library and what it is filled with, such as the item of an array. */
const genericOf = (checker: ts.TypeChecker, type: ts.Type) =>
  isReference(type)
    ? { target: type.target, filledWith: checker.getTypeArguments(type) }
    : undefined;

const signaturesOf = (checker: ts.TypeChecker, types: readonly ts.Type[]) =>
  types.flatMap((type) => [
    ...checker.getSignaturesOfType(type, ts.SignatureKind.Call),
    ...checker.getSignaturesOfType(type, ts.SignatureKind.Construct),
  ]);

class FieldComparison {
  readonly gone = new Set<string>();
  readonly added = new Set<string>();
  private readonly seen = new Map<ts.Type, Set<ts.Type>>();

  constructor(private readonly checker: ts.TypeChecker) {}

  compare(before: ts.Type, now: ts.Type, path: readonly string[] = []): void {
    const known = this.seen.get(before) ?? new Set();
    if (before === now || path.length > deepest || known.has(now)) return;
    this.seen.set(before, known.add(now));
    const [generic, other] = [genericOf(this.checker, before), genericOf(this.checker, now)];
    if (generic && generic.target === other?.target) {
      for (const [index, type] of generic.filledWith.entries())
        this.compare(type, other.filledWith[index] ?? type, path);
      return;
    }
    const [old, current] = [objectsIn(this.checker, before), objectsIn(this.checker, now)];
    if (old.length === 0 || current.length === 0) return;
    this.compareFields(this.fieldsOf(old), this.fieldsOf(current), path);
    this.compareSignatures(old, current, path);
  }

  private fieldsOf(types: readonly ts.Type[]): Fields {
    const fields = new Map<string, ts.Type>();
    for (const type of types)
      for (const field of this.checker.getPropertiesOfType(type))
        if (!fields.has(field.name)) fields.set(field.name, this.checker.getTypeOfSymbol(field));
    return fields;
  }

  private compareFields(before: Fields, now: Fields, path: readonly string[]): void {
    for (const [name, type] of before) {
      const current = now.get(name);
      if (current) this.compare(type, current, [...path, name]);
      else this.gone.add([...path, name].join(' › '));
    }
    for (const name of now.keys())
      if (!before.has(name)) this.added.add([...path, name].join(' › '));
  }

  private compareSignatures(
    before: readonly ts.Type[],
    now: readonly ts.Type[],
    path: readonly string[],
  ): void {
    const current = signaturesOf(this.checker, now);
    for (const [index, signature] of signaturesOf(this.checker, before).entries()) {
      const other = current[index];
      if (!other) continue;
      this.compareFields(this.parametersOf(signature), this.parametersOf(other), path);
      this.compare(signature.getReturnType(), other.getReturnType(), [...path, '()']);
    }
  }

  private parametersOf({ parameters }: ts.Signature): Fields {
    return new Map(
      parameters.map((each, index) => [
        `argument ${index + 1}`,
        this.checker.getTypeOfSymbol(each),
      ]),
    );
  }
}

/**
 * Fields and parameters that one type has and the other lacks, at any depth. Where they are optional each
 * type may stand for the other, and yet a caller that gives a removed field, or needs a new one, sees the change.
 */
export function fieldChanges(checker: ts.TypeChecker, before: ts.Type, now: ts.Type): FieldChanges {
  const comparison = new FieldComparison(checker);
  comparison.compare(before, now);
  return { gone: [...comparison.gone], added: [...comparison.added] };
}

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

/** The generic type of a library and what it is filled with, such as the item of an array. */
function genericOf(checker: ts.TypeChecker, type: ts.Type) {
  if ((type.flags & ts.TypeFlags.Object) === 0) return undefined;
  const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
  if (!isReference) return undefined;
  return {
    target: (type as ts.TypeReference).target,
    filledWith: checker.getTypeArguments(type as ts.TypeReference),
  };
}

/**
 * Fields and parameters that one type has and the other lacks, at any depth. Where they are optional each
 * type may stand for the other, and yet who gives one that is gone, or needs one that is new, sees it.
 */
export function fieldChanges(checker: ts.TypeChecker, before: ts.Type, now: ts.Type): FieldChanges {
  const gone = new Set<string>();
  const added = new Set<string>();
  const seen = new Map<ts.Type, Set<ts.Type>>();

  const fieldsOf = (types: readonly ts.Type[]): Fields => {
    const fields = new Map<string, ts.Type>();
    for (const type of types)
      for (const field of checker.getPropertiesOfType(type))
        if (!fields.has(field.name)) fields.set(field.name, checker.getTypeOfSymbol(field));
    return fields;
  };

  const signaturesOf = (types: readonly ts.Type[]) =>
    types.flatMap((type) => [
      ...checker.getSignaturesOfType(type, ts.SignatureKind.Call),
      ...checker.getSignaturesOfType(type, ts.SignatureKind.Construct),
    ]);

  const compareFields = (old: Fields, current: Fields, path: readonly string[]) => {
    for (const [name, type] of old) {
      const other = current.get(name);
      if (other) compare(type, other, [...path, name]);
      else gone.add([...path, name].join(' › '));
    }
    for (const name of current.keys()) if (!old.has(name)) added.add([...path, name].join(' › '));
  };

  const parametersOf = ({ parameters }: ts.Signature): Fields =>
    new Map(
      parameters.map((each, index) => [`argument ${index + 1}`, checker.getTypeOfSymbol(each)]),
    );

  const compareSignatures = (
    old: readonly ts.Signature[],
    current: readonly ts.Signature[],
    path: readonly string[],
  ) => {
    for (const [index, signature] of old.entries()) {
      const other = current[index];
      if (!other) continue;
      compareFields(parametersOf(signature), parametersOf(other), path);
      compare(signature.getReturnType(), other.getReturnType(), [...path, '()']);
    }
  };

  function compare(old: ts.Type, current: ts.Type, path: readonly string[]): void {
    if (old === current || path.length > deepest || seen.get(old)?.has(current) === true) return;
    seen.set(old, (seen.get(old) ?? new Set()).add(current));
    const [generic, other] = [genericOf(checker, old), genericOf(checker, current)];
    if (generic && generic.target === other?.target) {
      for (const [index, type] of generic.filledWith.entries()) {
        const filled = other.filledWith[index];
        if (filled) compare(type, filled, path);
      }
      return;
    }
    const [olds, currents] = [objectsIn(checker, old), objectsIn(checker, current)];
    if (olds.length === 0 || currents.length === 0) return;
    compareFields(fieldsOf(olds), fieldsOf(currents), path);
    compareSignatures(signaturesOf(olds), signaturesOf(currents), path);
  }

  compare(before, now, []);
  return { gone: [...gone], added: [...added] };
}

/* What puts things back does not lean on what may have been changed. */
const { defineProperty, deleteProperty, get, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** A function that all code of the page leans on, and where it is. */
interface Kept {
  readonly holder: object;
  readonly key: string | symbol;
  readonly value: unknown;
  /** Undefined if it is inherited: code that sets it on the holder itself hides it from all other code. */
  readonly own: PropertyDescriptor | undefined;
}

const functionsOf = (source: object, holder: object = source): Kept[] =>
  ownKeys(source).flatMap((key) => {
    const value: unknown = getOwnPropertyDescriptor(source, key)?.value;
    if (typeof value !== 'function' || key === 'constructor') return [];
    const own = getOwnPropertyDescriptor(holder, key);
    return [{ holder, key, value, own }];
  });

const builtInTypes: readonly { readonly prototype: object }[] = [
  Array,
  Object,
  Promise,
  String,
  Map,
  Set,
  Function,
  RegExp,
  Number,
  EventTarget,
];

/** Without timers and databases: those are the browser's doing too, and no drawing leans on them. */
const builtIns = (): Kept[] => [
  ...builtInTypes.flatMap((type) => [...functionsOf(type), ...functionsOf(type.prototype)]),
  ...[Node, Element, Document, History, Storage, URLSearchParams].flatMap((type) =>
    functionsOf(type.prototype),
  ),
  ...[JSON, Math, Reflect].flatMap((holder) => functionsOf(holder)),
  ...functionsOf(History.prototype, history),
  ...functionsOf(Document.prototype, document),
];

const pageFunctions = [
  'fetch',
  'queueMicrotask',
  'Array',
  'Map',
  'Object',
  'Promise',
  'Set',
  'URL',
];

const ofPage = (): Kept[] =>
  pageFunctions.flatMap((key) => {
    const own = getOwnPropertyDescriptor(globalThis, key);
    if (!own || !('value' in own)) return [];
    const value: unknown = own.value;
    return [{ holder: globalThis, key, value, own }];
  });

function putBack({ holder, key, own }: Kept): void {
  if (own) defineProperty(holder, key, own);
  else deleteProperty(holder, key);
}

/**
 * Keeps the functions of the page as they are now; the answer puts back those that were changed since, and gives
 * the name of the first of them.
 */
export function keepGlobals(): () => string | undefined {
  const kept = [...builtIns(), ...ofPage()];
  const count = kept.length;
  return () => {
    let first: string | undefined;
    // By index: the iterator of arrays is one of the things that may be gone.
    for (let index = 0; index < count; index += 1) {
      const one = kept[index];
      if (!one || get(one.holder, one.key) === one.value) continue;
      putBack(one);
      first ??= typeof one.key === 'string' ? one.key : 'symbol';
    }
    return first;
  };
}

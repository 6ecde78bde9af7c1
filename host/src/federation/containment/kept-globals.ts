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

const linked = (folder: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.startsWith(folder),
  );

/** Style that code adds; the page's policy refuses `style` elements. Older browsers have none. */
const adopted = (): readonly CSSStyleSheet[] =>
  'adoptedStyleSheets' in document ? document.adoptedStyleSheets : [];

/** What was adopted while a screen of a remote was shown, by the folder of its release. */
const own = new Map<string, ReadonlySet<CSSStyleSheet>>();

function apply(folder: string, isShown: boolean): void {
  const sheets = [...linked(folder).map(({ sheet }) => sheet), ...(own.get(folder) ?? [])];
  for (const sheet of sheets) if (sheet) sheet.disabled = !isShown;
}

/** A screen of the remote whose release lies in this folder is shown, until the answer is called: its style is that long the page's. */
export function showStyles(folder: string): () => void {
  const before = new Set(adopted());
  apply(folder, true);
  return () => {
    const added = adopted().filter((sheet) => !before.has(sheet));
    own.set(folder, new Set([...(own.get(folder) ?? []), ...added]));
    apply(folder, false);
  };
}

import fc from 'fast-check';

type Path = readonly string[];

function placesIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]))];
}

function withPlace(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value))
    return value.map((held: unknown, index) =>
      String(index) === key ? withPlace(held, rest, part) : held,
    );
  const entries = Object.entries(value as object).map(
    ([name, held]) =>
      [name, name === key ? withPlace(held, rest, part) : (held as unknown)] as const,
  );
  return Object.fromEntries(entries.filter(([, held]) => held !== undefined));
}

/** Values that have caused bugs before. */
const awkward: readonly unknown[] = [
  undefined,
  '__proto__',
  'constructor',
  'toString',
  '',
  '\u0000',
  '\uD800',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example',
  'x'.repeat(30_000),
  '2024-12-31T23:59:59+05',
  '9999-12-31T23:59:59Z',
  Number.MAX_VALUE,
  -1,
  0.1,
  1e21,
  [],
  {},
];

const anyPart = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...awkward));

/** Generates variants of a JSON value. Each variant has up to three parts with arbitrary values. */
export const arbitraryMutatedJson = (value: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), anyPart), { maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((changed, [nth, part]) => {
      const places = placesIn(changed);
      return withPlace(changed, places[nth % places.length] ?? [], part);
    }, value),
  );

/** Returns the JSON text of a value; empty for `undefined`. */
export const toJsonText = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value);

/** Generates possible contents of a file or storage entry: valid, partly invalid or random text. */
export const arbitraryText = (value: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    arbitraryMutatedJson(value).map(toJsonText),
    arbitraryMutatedJson(value).chain((one) => {
      const text = toJsonText(one);
      return fc.nat(text.length).map((end) => text.slice(0, end));
    }),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'null', '[]', '{}', '0', '"', '[[]]', 'undefined', '[object Object]'),
  );

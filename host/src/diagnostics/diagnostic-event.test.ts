import fc from 'fast-check';
import { eventOf, foldedInto, saidOfFault, storedEvent, type EventKind } from './diagnostic-event';
import { faultCode } from './fault-code';
import { maskedMessage } from './masked-message';
import { placeOf } from './place-of';
import { sample } from './test-sample';

const kinds = [
  'page', 'error', 'rejection', 'start', 'card', 'load', 'report', 'vital', 'storage', 'composition',
] as const satisfies readonly EventKind[]; // prettier-ignore

const fields = [
  'code', 'name', 'message', 'cause', 'place', 'page', 'remote', 'outcome', 'type', 'directive', 'whose', 'file',
  'metric', 'rating', 'shell', 'kernel', 'ring', 'hash', 'releases', 'record', 'address', 'title',
]; // prettier-ignore

/** Texts of records, and what an address may say after its question mark. */
const secrets = fc.oneof(
  fc.constantFrom(...sample()),
  fc.constantFrom(...sample()).map((text) => `?q=${encodeURIComponent(text)}`),
);

describe('what is kept of what happens', () => {
  it('[G5] is no text of a record and no query, in whichever field it is handed in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.dictionary(fc.constantFrom(...fields), secrets),
        secrets,
        (kind, said, secret) => {
          const error = new Error(`No ${secret} here`, { cause: new Error(secret) });
          const kept = JSON.stringify(
            eventOf(kind, { ...said, ...saidOfFault({ kind: 'card', error }) }, 1),
          );
          for (const text of [secret, ...Object.values(said)])
            expect(kept).not.toContain(JSON.stringify(text).slice(1, -1));
        },
      ),
    );
  });

  it('[G5] is no text of the sample’s records, whichever one a message carries', () => {
    const told = sample().filter((text) => maskedMessage(`No ${text} here`).includes(text));
    expect(told).toEqual([]);
  });

  it('[G5] is nothing but what the list names', () => {
    const thing = { toString: () => 'secret', record: { id: 'CTR-1' } };
    for (const kind of kinds)
      expect(eventOf(kind, { ...thing, title: 'x', href: 'x' }, 1).detail).toEqual({});
  });

  it('[E3] is what tells one fault from another', () => {
    const error = new TypeError('Failed to fetch');
    expect(
      eventOf(
        'load',
        { ...saidOfFault({ kind: 'load', remote: 'account', error }), remote: 'account' },
        1,
      ).detail,
    ).toEqual({
      code: faultCode({ kind: 'load', remote: 'account', error }),
      name: 'TypeError',
      message: 'Failed to fetch',
      remote: 'account',
    });
  });

  it.each([undefined, null, 7, {}, Symbol('s')])(
    '[E3] is a code alone where %p is thrown',
    (error) => {
      expect(
        Object.keys(eventOf('rejection', saidOfFault({ kind: 'rejection', error }), 1).detail),
      ).toEqual(['code']);
    },
  );

  it('[E3] counts the same again, and takes the later of what is measured', () => {
    const one = eventOf('vital', { metric: 'LCP', rating: 'good', value: 900 }, 1);
    const other = eventOf('vital', { metric: 'LCP', rating: 'good', value: 700 }, 5);
    expect(other.identity).toBe(one.identity);
    expect(foldedInto(one, other)).toMatchObject({
      first: 1,
      last: 5,
      count: 2,
      detail: { value: 700 },
    });
  });

  it.each([
    null,
    7,
    {},
    { kind: 'toString', detail: {} },
    { kind: 'page', detail: {}, first: 'x' },
  ])('[E3] is nothing where a store holds %p', (stored) =>
    expect(storedEvent(stored)).toBeUndefined(),
  );

  it('[G5] is held to the list once more when it is read', () => {
    const stored = {
      ...eventOf('page', { page: 'gate' }, 1),
      detail: { page: 'gate', title: 'Crude' },
    };
    expect(storedEvent(stored)?.detail).toEqual({ page: 'gate' });
  });
});

describe('where an error was thrown', () => {
  const main = 'http://127.0.0.1/assets/main.0123456789.js';
  const scripts = new Set([main]);
  const thrown = (message: string, ...frames: readonly string[]) =>
    Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n') });

  it('[E3] is the first frame in a script of the page, without a query', () => {
    const error = thrown(
      'x',
      '    at a (chrome-extension://b/c.js:1:1)',
      `    at f (${main}?retry=q:12:34)`,
    );
    expect(placeOf(error, scripts)).toBe('main.0123456789.js:12:34');
    expect(placeOf(thrown('x', `f@${main}:12:34`), scripts)).toBe('main.0123456789.js:12:34');
  });

  it('[G5] is nowhere a message says, and in no script that the page has not asked for', () => {
    expect(placeOf(thrown(`a\n    at f (${main}:1:2)`), scripts)).toBeUndefined();
    expect(
      placeOf(thrown('x', '    at f (http://127.0.0.1/Crude-Supply.js:1:2)'), scripts),
    ).toBeUndefined();
  });
});

import { awaitMain, isBelowPath } from './await-main';

jest.mock('react-router-dom', () => jest.requireActual<object>('../first-paint/placeholder-link'));

/** As the build writes it into the page; the head's script imports none of it. */
const { firstPaint, notLoaded } =
  jest.requireActual<Record<'firstPaint' | 'notLoaded', string>>('../first-paint/markup');
const body = firstPaint + notLoaded;

const main = 'http://127.0.0.1/assets/main.js';
const words = () => document.getElementById('not-loaded');
const scripts = () => [...document.head.querySelectorAll('script')];

function add(isMain: boolean) {
  const script = document.createElement('script');
  script.src = main;
  script.defer = isMain;
  document.head.append(script);
}

const fail = () => {
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(1_000);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = body;
});

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the page until its script has loaded', () => {
  // Each run listens on the same window, so one script replaces all that the page would have.
  beforeAll(awaitMain);

  it('[E3] leaves the failure of any other script to the code that requested it', () => {
    add(false);
    fail();
    expect(scripts()).toHaveLength(1);
    expect(words()).not.toBeVisible();
  });

  it('[E3] asks twice more, past the browser’s cache, then shows the error in place of the gate', () => {
    add(true);
    fail();
    expect(scripts().at(-1)?.src).toMatch(/main\.js\?retry=/);
    fail();
    expect(scripts()).toHaveLength(3);
    expect(words()).not.toBeVisible();
    fail();
    expect(scripts()).toHaveLength(3);
    expect(words()).toBeVisible();
    expect(document.getElementById('first-paint')).toBeNull();
  });
});

describe('a page whose script cannot be read', () => {
  const throwIn = (filename: string, error: Error) => {
    dispatchEvent(new ErrorEvent('error', { error, filename }));
    jest.advanceTimersByTime(1_000);
  };
  beforeAll(awaitMain);

  it('[E3] asks for it again, and not for one that ran and threw, nor for another', () => {
    add(true);
    throwIn(main, new TypeError('thrown by what ran'));
    throwIn('http://127.0.0.1/assets/other.js', new SyntaxError('Unexpected token'));
    expect(scripts()).toHaveLength(1);
    throwIn(main, new SyntaxError('Unexpected token'));
    expect(scripts().at(-1)?.src).toMatch(/main\.js\?retry=/);
  });
});

describe('a page whose script arrives and cannot start', () => {
  const throwIn = (error: Error) => {
    dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename: main }));
    jest.advanceTimersByTime(1_000);
  };
  const sentence =
    'The page loaded but could not start in this browser. Update the browser, then reload the page.';
  beforeEach(() => {
    awaitMain();
    add(true);
  });

  it('[E3] is reported at once where it throws, and the connection is not blamed', () => {
    throwIn(new TypeError('Promise.withResolvers is not a function'));
    expect(words()).toBeVisible();
    expect(words()).toHaveTextContent(sentence);
    expect(words()).not.toHaveTextContent('connection');
    expect(document.getElementById('first-paint')).toBeNull();
  });

  it('[E3] is reported where the browser cannot read it, after three requests', () => {
    for (let time = 1; time <= 3; time += 1) {
      const filename = scripts().at(-1)?.src ?? '';
      const error = new SyntaxError('Unexpected token');
      dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename }));
      jest.advanceTimersByTime(1_000);
    }
    expect(words()).toHaveTextContent(sentence);
  });

  it('[E3] says nothing once the shell has begun', () => {
    words()?.remove();
    throwIn(new TypeError('thrown by the shell'));
    expect(document.getElementById('first-paint')).not.toBeNull();
  });
});

describe('a page whose script hangs', () => {
  it('[E3] shows the error after half a minute', () => {
    awaitMain();
    jest.advanceTimersByTime(29_000);
    expect(words()).not.toBeVisible();
    jest.advanceTimersByTime(1_000);
    expect(words()).toBeVisible();
  });

  it('[R27] says that the product cannot be below a path', () => {
    history.replaceState(null, '', '/apps/trustfold/');
    awaitMain();
    jest.advanceTimersByTime(30_000);
    history.replaceState(null, '', '/');
    expect(words()).toHaveTextContent(
      'This page was opened at /apps/trustfold/. Trustfold works only at the root of a host name, such as http://127.0.0.1/.',
    );
  });

  it('[R27] does not mention a path at an address of the product', () => {
    awaitMain();
    jest.advanceTimersByTime(30_000);
    expect(words()).toBeVisible();
    expect(words()).not.toHaveTextContent('root of a host name');
  });

  it('[E3] has that copied', async () => {
    const write = jest.fn<Promise<void>, [string]>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    });
    awaitMain();
    jest.advanceTimersByTime(30_000);
    const [, copy] = words()?.querySelectorAll('button') ?? [];
    copy?.click();
    await Promise.resolve();
    expect(write.mock.calls[0]?.[0]).toContain('script did not load in 1 attempts');
  });

  it('[R58, E3] shows it selected where it cannot be copied, once', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    awaitMain();
    jest.advanceTimersByTime(30_000);
    const [, copy] = words()?.querySelectorAll('button') ?? [];
    for (let presses = 0; presses < 2; presses += 1) {
      copy?.click();
      await Promise.resolve();
      await Promise.resolve();
    }
    const fields = words()?.querySelectorAll('textarea') ?? [];
    expect(fields).toHaveLength(1);
    expect(fields[0]?.value).toContain('script did not load');
    expect(fields[0]?.selectionEnd).toBe(fields[0]?.value.length);
    expect(words()).toHaveTextContent('The text is selected');
  });

  it('[E3] has nothing to say once the shell has begun', () => {
    awaitMain();
    words()?.remove();
    jest.advanceTimersByTime(30_000);
    expect(document.getElementById('first-paint')).not.toBeNull();
  });
});

describe('an address', () => {
  it.each(['/', '/trustfold', '/trustfold/', '/trustfold/dashboard/admin', '/portal/login'])(
    '[R27] is of the product: %s',
    (pathname) => expect(isBelowPath(pathname)).toBe(false),
  );

  it.each(['/apps/trustfold/', '/apps/trustfold/portal/login', '/index.html', '/trustfold2'])(
    '[R27] may be below a path: %s',
    (pathname) => expect(isBelowPath(pathname)).toBe(true),
  );
});

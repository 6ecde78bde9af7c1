import {
  parseCheckArguments,
  parseDevArguments,
  parseE2eArguments,
  parseOnlyOne,
  parseStartArguments,
  parseSteadyArguments,
  parseTestArguments,
} from './arguments';

describe('the arguments of npm start', () => {
  it('[tooling] takes a port, or none', () => {
    expect(parseStartArguments([])).toEqual({ port: undefined, hosts: [] });
    expect(parseStartArguments(['--port', '4400'])).toEqual({ port: 4400, hosts: [] });
    expect(parseStartArguments(['--port=65535'])).toEqual({ port: 65_535, hosts: [] });
  });

  it('[R26, tooling] takes host names', () => {
    const args = ['--host', 'box.example.com', '--host=0.0.0.0'];
    expect(parseStartArguments(args).hosts).toEqual(['box.example.com', '0.0.0.0']);
  });

  it.each(['0', '65536', '-1', '44.5', 'abc', ''])('[tooling] refuses the port “%s”', (port) => {
    expect(() => parseStartArguments([`--port=${port}`])).toThrow(
      `--port takes a whole number from 1 to 65535, not “${port}”.`,
    );
  });

  it.each([['--prot', '1'], ['4400'], ['--port']])(
    '[tooling] answers %s %s with an example',
    (...args) => {
      expect(() => parseStartArguments(args)).toThrow('An example: npm start -- --port 4400');
    },
  );
});

describe('the arguments of npm run dev', () => {
  it('[R26, tooling] are a remote and host names', () => {
    const names = ['contracts', 'account'];
    expect(parseDevArguments(['account', '--host', 'box'], names)).toEqual({
      only: 'account',
      hosts: ['box'],
    });
    expect(parseDevArguments([], names)).toEqual({ only: undefined, hosts: [] });
    expect(() => parseDevArguments(['--hots', 'box'], names)).toThrow('An example: npm run dev');
  });

  it('[tooling] name the released shell that one remote runs in', () => {
    const args = ['contracts', '--against', 'https://app.example.com/trustfold?x=1'];
    const { against } = parseDevArguments(args, ['contracts']);
    expect(against?.href).toBe('https://app.example.com/');
  });

  it.each([
    ['without a remote', ['--against', 'https://app.example.com'], '--against runs one remote'],
    ['with no address', ['contracts', '--against', 'app'], 'not “app”'],
    ['with a file', ['contracts', '--against', 'file:///x'], 'not “file:///x”'],
  ])('[tooling] refuse a released shell %s', (_, args, message) => {
    expect(() => parseDevArguments(args, ['contracts'])).toThrow(message);
  });
});

describe('a name among those there are', () => {
  const names = ['contracts', 'compliance', 'account'] as const;

  it('[tooling] is optional', () => {
    expect(parseOnlyOne([], names, 'remote')).toBeUndefined();
    expect(parseOnlyOne(['account'], names, 'remote')).toBe('account');
  });

  it('[tooling] is answered with the list when there is none such', () => {
    expect(() => parseOnlyOne(['billing'], names, 'remote')).toThrow(
      'There is no remote “billing”; there are contracts, compliance and account.',
    );
  });

  it('[tooling] is one name only', () => {
    expect(() => parseOnlyOne(['contracts', 'account'], names, 'remote')).toThrow(
      'Name one remote, not 2: contracts account.',
    );
  });
});

describe('the arguments of npm test', () => {
  it('[tooling] mean every part when there are none', () => {
    expect(parseTestArguments([])).toEqual({
      parts: ['static', 'unit', 'e2e'],
      deep: false,
      forwarded: [],
    });
  });

  it('[tooling] go deep in every part, or in those that are named', () => {
    expect(parseTestArguments(['deep'])).toMatchObject({
      parts: ['static', 'unit', 'e2e'],
      deep: true,
    });
    expect(parseTestArguments(['deep', 'e2e'])).toMatchObject({ parts: ['e2e'], deep: true });
  });

  it('[tooling] select parts, each once', () => {
    expect(parseTestArguments(['unit', 'static', 'unit']).parts).toEqual(['static', 'unit']);
  });

  it('[tooling] hand what follows the dashes to the one runner', () => {
    expect(parseTestArguments(['e2e', '--', 'core', '--grep', 'GA4'])).toEqual({
      parts: ['e2e'],
      deep: false,
      forwarded: ['core', '--grep', 'GA4'],
    });
  });

  it.each([[['--', 'core']], [['unit', 'e2e', '--', 'core']], [['static', '--', 'core']]])(
    '[tooling] refuse %j, which names no one runner',
    (args) => {
      expect(() => parseTestArguments(args)).toThrow('Arguments after -- go to one runner');
    },
  );

  it('[tooling] say where a file goes', () => {
    expect(() => parseTestArguments(['e2e', 'flows/gate.spec.ts'])).toThrow(
      'A file goes after a second --: npm test -- e2e -- flows/gate.spec.ts',
    );
  });

  it('[tooling] refuse an unknown part', () => {
    expect(() => parseTestArguments(['units'])).toThrow(
      'There is no part of the tests “units”; there are static, unit, e2e and deep.',
    );
  });
});

describe('the arguments of npm run check', () => {
  it('[tooling] take a commit, or none', () => {
    expect(parseCheckArguments([])).toEqual({ since: undefined });
    expect(parseCheckArguments(['--changed'])).toEqual({ since: undefined });
    expect(parseCheckArguments(['--all'])).toEqual({ since: undefined, all: true });
    expect(parseCheckArguments(['--changed', '--since', 'HEAD~2'])).toEqual({ since: 'HEAD~2' });
  });

  it.each([['--sinze'], ['host'], ['--since']])('[tooling] answer %s with an example', (given) => {
    expect(() => parseCheckArguments([given])).toThrow(
      'An example: npm run check -- --changed --since HEAD~1',
    );
  });
});

describe('the arguments of npm run steady', () => {
  it('[tooling] take a commit, or none, and words of a path', () => {
    expect(parseSteadyArguments([])).toEqual({ since: undefined, words: [] });
    expect(parseSteadyArguments(['--since', 'HEAD~2', 'gate', 'money'])).toEqual({
      since: 'HEAD~2',
      words: ['gate', 'money'],
    });
  });

  it.each(['--changed', '--since'])('[tooling] answer %s with an example', (given) => {
    expect(() => parseSteadyArguments([given])).toThrow(
      'An example: npm run steady -- --since HEAD~1',
    );
  });
});

describe('the arguments of npm run e2e', () => {
  it('[tooling] are a spec, the address of the product, and what goes on to the runner', () => {
    expect(parseE2eArguments(['flows/gate.spec.ts', '--headed'])).toEqual({
      at: undefined,
      forwarded: ['flows/gate.spec.ts', '--headed'],
    });
    expect(parseE2eArguments(['--at', 'http://127.0.0.1:4400', 'flows/gate.spec.ts'])).toEqual({
      at: 'http://127.0.0.1:4400',
      forwarded: ['flows/gate.spec.ts'],
    });
  });

  it.each([
    ['no spec', [], 'Name a spec: npm run e2e -- flows/gate.spec.ts'],
    ['options alone', ['--headed'], 'Name a spec'],
    ['no address', ['flows/gate.spec.ts', '--at'], '--at takes an address'],
    ['a host name for an address', ['--at', 'localhost', 'a.spec.ts'], 'not “localhost”'],
  ])('[tooling] are refused with %s', (_, args, message) => {
    expect(() => parseE2eArguments(args)).toThrow(message);
  });
});
